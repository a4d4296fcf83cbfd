import { TextInput } from "@mantine/core";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const schema = z.object({ name: z.string(), email: z.string(), zip: z.string() });

/** A page that was loaded directly, where the user is known later. */
function Page() {
  const [user, setUser] = useState<{ name: string; email: string } | null>(null);
  const [sent, setSent] = useState("");
  const { field, onSubmit } = useShortForm(schema, {
    name: user?.name ?? "",
    email: user?.email ?? "",
    zip: "90012",
  });
  return (
    <form onSubmit={onSubmit((values) => setSent(JSON.stringify(values)))}>
      <TextInput label="Name" {...field("name")} />
      <TextInput label="Email" {...field("email")} />
      <TextInput label="Zip" {...field("zip")} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setUser({ name: "Ana", email: "ana@furrow.example" })}>
        Know
      </button>
      <output>{sent}</output>
    </form>
  );
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it("a user who is known later fills untouched fields, and typed text stays", async () => {
  await showAnswered(<Page />, {});
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Bea" } });
  fireEvent.click(screen.getByText("Know"));
  await waitFor(() => expect(value("Email")).toBe("ana@furrow.example"));
  expect([value("Name"), value("Zip")]).toEqual(["Bea", "90012"]);
  fireEvent.click(screen.getByText("Send"));
  const sent = JSON.stringify({ name: "Bea", email: "ana@furrow.example", zip: "90012" });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(sent));
});

it("fields that may not be empty are marked as required, without a change of their names", async () => {
  const some = z.object({ name: z.string().min(2), zip: z.string().optional() });
  const Form = () => {
    const { field } = useShortForm(some, { name: "Ana", zip: "" });
    return (
      <form>
        <TextInput label="Name" {...field("name")} />
        <TextInput label="Zip (optional)" {...field("zip")} />
      </form>
    );
  };
  await showAnswered(<Form />, {});
  const required = (label: string) => screen.getByLabelText(label).getAttribute("aria-required");
  expect([required("Name"), required("Zip (optional)")]).toEqual(["true", null]);
  expect(screen.getByText("Name").closest("[data-marked]")?.textContent).toBe("Name");
  expect(screen.getByText("Zip (optional)").closest("[data-marked]")).toBeNull();
});
