import { TextInput } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usePhoneDraft } from "#client/features/orders/phone-order/use-phone-draft.ts";
import { cents } from "#shared/money.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { answerQuestions, follow, WaysOut } from "#tests/support/dom/leaving.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DRAFT_ID = "0b0f6f0e-5a41-4c5e-9d0a-6c1d5f0b7a11";
const EGGS = { id: 7, name: "Eggs", pack: "dozen", price: cents(600), quantity: 2 };
const ANA = {
  id: "b5a1f7de-6a3c-4a6f-8f6e-2f1d8a0c9e01",
  name: "Ana Lee",
  firstName: "Ana",
  lastName: "Lee",
  email: "ana@furrow.example",
  phone: null,
  zipCode: "94952",
  card: null,
  credit: cents(500),
  last: {
    delivery: {
      email: "ana@furrow.example",
      address: "9 Quiet Lane",
      city: "Petaluma",
      zipCode: "94952",
      deliveryTime: "evening" as const,
    },
    window: "evening" as const,
  },
};
const DAYS = [
  { day: "2026-12-08", windows: [{ id: "evening", left: 3 }] },
  { day: "2026-12-09", windows: [{ id: "evening", left: 3 }] },
];
const PREPARED = { checkoutId: "c1", revision: 1 };

/** The draft as a page shows it, as far as the tests read and press it. */
function Draft() {
  const draft = usePhoneDraft(DRAFT_ID);
  const { form } = draft;
  return (
    <form noValidate onSubmit={draft.submit}>
      <p data-testid="page">{useLocation({ select: ({ pathname }) => pathname })}</p>
      <fieldset disabled={draft.isLocked}>
        <TextInput label="Email" {...form.getInputProps("email")} />
        <TextInput label="Address" {...form.getInputProps("address")} />
        <TextInput label="Zip code" {...form.getInputProps("zipCode")} />
      </fieldset>
      <WaysOut />
      {draft.lacksGoods ? <p>Nothing picked</p> : null}
      {draft.useCredit ? <p>With credit</p> : null}
      <button type="button" onClick={() => draft.call(ANA)}>
        Ana calls
      </button>
      <button type="button" onClick={() => draft.call(null)}>
        Someone else calls
      </button>
      <button type="button" onClick={() => draft.setUseCredit(true)}>
        Spend credit
      </button>
      <button type="button" onClick={() => draft.pick([EGGS])}>
        Pick eggs
      </button>
      {draft.prepared ? (
        <button type="button" onClick={draft.change}>
          Change
        </button>
      ) : (
        <button type="submit">Hold</button>
      )}
    </form>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });

/** Shows a draft whose request the server answers so. Returns what reads the requests that were sent. */
async function shownDraft(take: Answers[string] = () => PREPARED) {
  const calls = await showAnswered(<Draft />, {
    "checkout.delivery.options": () => ({ days: DAYS }),
    "checkout.delivery.check": () => ({ terms: null }),
    "admin.phoneOrders.take": take,
  });
  return () =>
    calls.filter(({ path }) => path === "admin.phoneOrders.take").map(({ input }) => input);
}

describe("A draft by phone", () => {
  it("is not sent without goods, and says so until some are picked", async () => {
    const sent = await shownDraft();
    press("Ana calls");
    press("Hold");
    await screen.findByText("Nothing picked");
    press("Pick eggs");
    await expect.poll(() => screen.queryByText("Nothing picked")).toBeNull();
    expect(sent()).toEqual([]);
  });

  it("is sent with the caller's details, the goods, and the earliest day", async () => {
    const sent = await shownDraft();
    press("Ana calls");
    press("Spend credit");
    press("Pick eggs");
    press("Hold");
    await screen.findByRole("button", { name: "Change" });
    expect(sent()).toEqual([
      {
        draftId: DRAFT_ID,
        customerId: ANA.id,
        delivery: {
          email: ANA.email,
          firstName: "Ana",
          lastName: "Lee",
          phone: "",
          address: "9 Quiet Lane",
          city: "Petaluma",
          zipCode: "94952",
          specialInstructions: "",
          deliveryDate: "2026-12-08",
          deliveryTime: "evening",
        },
        items: [{ id: EGGS.id, quantity: 2 }],
        useCredit: true,
      },
    ]);
  });

  it("keeps its ID and its contents when it is changed after it was priced", async () => {
    const sent = await shownDraft();
    press("Ana calls");
    press("Pick eggs");
    press("Hold");
    fireEvent.click(await screen.findByRole("button", { name: "Change" }));
    fireEvent.change(field("Address"), { target: { value: "10 Quiet Lane" } });
    press("Hold");
    await expect.poll(sent).toMatchObject([
      { draftId: DRAFT_ID, delivery: { address: "9 Quiet Lane" }, items: [{ id: EGGS.id }] },
      { draftId: DRAFT_ID, delivery: { address: "10 Quiet Lane" }, items: [{ id: EGGS.id }] },
    ]);
  });

  it("is not lost with the page without a question, until its goods are held", async () => {
    const asked = answerQuestions({ answer: false });
    await shownDraft();
    press("Pick eggs");
    expect(await follow("Elsewhere")).toBe("/");
    expect(asked).toHaveLength(1);
    press("Ana calls");
    press("Hold");
    await screen.findByRole("button", { name: "Change" });
    expect(await follow("Elsewhere")).toBe("/elsewhere");
    expect(asked).toHaveLength(1);
  });

  it("stays as it was sent while it is being priced", async () => {
    const { promise, resolve } = Promise.withResolvers<typeof PREPARED>();
    await shownDraft(() => promise);
    press("Ana calls");
    press("Pick eggs");
    const isLocked = () => field("Address").matches(":disabled, fieldset:disabled *");
    expect(isLocked()).toBe(false);
    press("Hold");
    await expect.poll(isLocked).toBe(true);
    resolve(PREPARED);
    fireEvent.click(await screen.findByRole("button", { name: "Change" }));
    await expect.poll(isLocked).toBe(false);
  });

  it("leaves without a question while nothing was typed", async () => {
    const asked = answerQuestions({ answer: false });
    await shownDraft();
    expect(await follow("Elsewhere")).toBe("/elsewhere");
    expect(asked).toEqual([]);
  });

  it("begins anew with another caller, whose credit is not spent unasked", async () => {
    const sent = await shownDraft();
    press("Ana calls");
    press("Spend credit");
    await screen.findByText("With credit");
    press("Someone else calls");
    expect(screen.queryByText("With credit")).toBeNull();
    expect([field("Email").value, field("Address").value, field("Zip code").value]).toEqual([
      "",
      "",
      "",
    ]);
    expect(sent()).toEqual([]);
  });

  it("leads to the first field that is missing, and is not sent", async () => {
    const sent = await shownDraft();
    press("Ana calls");
    press("Pick eggs");
    fireEvent.change(field("Zip code"), { target: { value: "" } });
    fireEvent.change(field("Address"), { target: { value: "" } });
    press("Hold");
    await expect.poll(() => document.activeElement).toBe(field("Address"));
    expect(sent()).toEqual([]);
  });
});

describe("A draft that the server refuses", () => {
  it("shows the reason at the field", async () => {
    const far = "This city is far from the zip code.";
    await shownDraft(() => {
      throw refusal("undeliverable", far, "delivery.zipCode");
    });
    press("Ana calls");
    press("Pick eggs");
    press("Hold");
    await screen.findByText(far);
    expect(field("Zip code").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => document.activeElement).toBe(field("Zip code"));
    expect(screen.getByTestId("page").textContent).toBe("/");
  });

  it("because its link was paid meanwhile leads to the order", async () => {
    await shownDraft(() => {
      throw refusal("already_paid", "It is already paid.", { orderNumber: "FUR-1" });
    });
    press("Ana calls");
    press("Pick eggs");
    press("Hold");
    await expect
      .poll(() => screen.getByTestId("page").textContent)
      .toBe("/dashboard/admin/orders/FUR-1");
  });
});
