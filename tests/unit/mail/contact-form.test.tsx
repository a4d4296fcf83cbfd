import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ContactForm } from "#client/features/mail/contact/contact-form.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const ANA = {
  id: "ana",
  role: "customer",
  firstName: "Ana",
  lastName: "Lee",
  email: "ana@furrow.example",
};
const OWN = { number: "FUR-2345-6789", day: "2026-11-26" };
const signedIn: Answers = { "auth.current": () => ANA, "orders.mine": () => [OWN] };

/** Shows the form; `send` fills in the rest of it and returns the order number of the message. */
async function shown(answers: Answers) {
  const calls = await showAnswered(<ContactForm />, {
    "mail.contact.send": () => ({ number: "T-2345-6789" }),
    ...answers,
  });
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = async () => {
    type("What is it about?", "delivery");
    type("Your name", "Ana Lee");
    type("Email", "ana@furrow.example");
    type("Message", "Can it stand behind the gate?");
    fireEvent.click(screen.getByRole("button", { name: "Send the message" }));
    const sent = () => calls.find(({ path }) => path === "mail.contact.send");
    await waitFor(() => expect(sent()).toBeTruthy());
    return (sent()!.input as { orderNumber: string }).orderNumber;
  };
  return { type, send };
}

describe("The order that a message is about", () => {
  it("is chosen from their own orders by a customer who is signed in", async () => {
    const { type, send } = await shown(signedIn);
    await screen.findByRole("option", { name: /^FUR-2345-6789, Thu Nov.26$/ });
    expect(screen.queryByLabelText(/Order number/)).toBeNull();
    type(/Which order/, OWN.number);
    expect(await send()).toBe(OWN.number);
  });

  it("can be another one", async () => {
    const { type, send } = await shown(signedIn);
    await screen.findByLabelText(/Which order/);
    type(/Which order/, OWN.number);
    type(/Which order/, "another");
    type(/Order number/, "fur-7k3m-9qxt");
    expect(await send()).toBe("FUR-7K3M-9QXT");
  });

  it("is typed by a guest", async () => {
    const { type, send } = await shown({ "auth.current": () => null });
    expect(screen.queryByLabelText(/Which order/)).toBeNull();
    type(/Order number/, "FUR-7K3M-9QXT");
    expect(await send()).toBe("FUR-7K3M-9QXT");
  });
});

const shownIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe("The sender of a message", () => {
  it("is filled in for a customer who is signed in", async () => {
    await shown(signedIn);
    await waitFor(() => expect(shownIn("Your name")).toBe("Ana Lee"));
    expect(shownIn("Email")).toBe("ana@furrow.example");
  });

  it("loses no input if the message cannot be sent", async () => {
    const { type, send } = await shown({
      "auth.current": () => null,
      "mail.contact.send": () => {
        throw refusal("unavailable", "Not now.");
      },
    });
    type(/Order number/, "FUR-7K3M-9QXT");
    await send();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send the message" });
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(shownIn("Message")).toBe("Can it stand behind the gate?");
    expect(shownIn(/Order number/)).toBe("FUR-7K3M-9QXT");
    expect(shownIn("What is it about?")).toBe("delivery");
  });
});

const keyOf = (input: unknown) =>
  typeof input === "object" && input !== null && "key" in input ? input.key : null;

describe("A message whose answer was lost", () => {
  it("is sent again under the same key, and a changed one under another", async () => {
    const keys: unknown[] = [];
    const { type, send } = await shown({
      "auth.current": () => null,
      "mail.contact.send": (input) => {
        keys.push(keyOf(input));
        throw refusal("offline", "There was no answer.");
      },
    });
    const again = async (times: number) => {
      const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send the message" });
      await waitFor(() => expect(button.disabled).toBe(false));
      fireEvent.click(button);
      await waitFor(() => expect(keys).toHaveLength(times));
    };
    await send();
    await again(2);
    type("Message", "Can it stand in the shade?");
    await again(3);
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
