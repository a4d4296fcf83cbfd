import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FoundingForm } from "#client/features/memberships/membership/founding-form.tsx";
import { GiftForm } from "#client/features/payments/gift-cards/gift-form.tsx";
import { AmountForm } from "#client/features/payments/payment/amount-form.tsx";
import { markPaying } from "#client/lib/checkout/flow/payment/tried/mark-paying.ts";
import { writeTried } from "#client/lib/checkout/flow/payment/tried/tried-payment.ts";
import { cents } from "#shared/money.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  writeTried({ paymentIntentId: "pi_1", from: window.location.pathname });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const GIFT = {
  recipientName: "Lin",
  recipientEmail: "lin@example.org",
  message: "Try the plums.",
  sendOn: "2026-12-24",
};
const ENTERED = {
  amount: 2_500,
  payer: { email: "gus@example.org", firstName: "Gus" },
  zipCode: "94952",
  gift: null,
};
const answers: Answers = {
  "auth.current": () => null,
  "checkout.enteredPayment": () => ENTERED,
};

const gift = <GiftForm today="2026-11-29" />;
const FORMS = {
  "a gift card": {
    form: gift,
    entered: { ...ENTERED, gift: GIFT },
    typed: [
      ["25.00", "Lin", "lin@example.org", "Try the plums.", "2026-12-24"],
      ["Gus", "gus@example.org"],
    ].flat(),
  },
  "a founding place": {
    form: <FoundingForm deposit={cents(2_500)} search={{}} onSoldOut={() => {}} />,
    entered: ENTERED,
    typed: ["Gus", "gus@example.org", "94952"],
  },
  "an amount": { form: <AmountForm />, entered: ENTERED, typed: ["25.00", "gus@example.org"] },
};

const arrive = () => act(() => vi.advanceTimersByTimeAsync(1_000));

async function show(form: React.ReactNode, own: Answers = {}) {
  const calls = await showAnswered(form, { ...answers, ...own });
  await arrive();
  return calls.filter(({ path }) => path === "checkout.enteredPayment");
}

/** The fields' values, from top to bottom. */
const shown = () =>
  [...screen.getByRole("form").querySelectorAll("input, textarea")]
    .filter((field) => field.getAttribute("aria-hidden") === null)
    .map((field) => (field as HTMLInputElement).value);

it.each(Object.entries(FORMS))(
  "the form for %s that was not paid shows what was typed",
  async (_what, { form, entered, typed }) => {
    markPaying("pi_1", false);
    const asked = await show(form, { "checkout.enteredPayment": () => entered });
    expect(asked).toMatchObject([{ input: { paymentIntentId: "pi_1" } }]);
    expect(shown()).toEqual(typed);
  },
);

it("what was typed since is kept", async () => {
  markPaying("pi_1", false);
  let give = () => {};
  const late = new Promise((resolve) => (give = () => resolve({ ...ENTERED, gift: GIFT })));
  await show(gift, { "checkout.enteredPayment": () => late });
  fireEvent.change(screen.getByLabelText(/^Who is it for/), { target: { value: "Mo" } });
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: "40" } });
  give();
  await arrive();
  expect(shown().slice(0, 3)).toEqual(["40", "Mo", "lin@example.org"]);
});

it("another person who has signed in since finds nothing", async () => {
  markPaying("pi_1", false);
  let give = () => {};
  const late = new Promise((resolve) => (give = () => resolve(ENTERED)));
  await show(<AmountForm />, { "checkout.enteredPayment": () => late });
  writeTried(null);
  give();
  await arrive();
  expect(shown()).toEqual(["", ""]);
});

it("without an answer the form stays empty", async () => {
  markPaying("pi_1", false);
  await show(<AmountForm />, {
    "checkout.enteredPayment": () => {
      throw refusal("busy", "Too much is going on. Please try again.");
    },
  });
  expect(shown()).toEqual(["", ""]);
});

it("a form of another payment, and one whose outcome is unknown, ask for nothing", async () => {
  expect(await show(<AmountForm />)).toEqual([]);
  cleanup();
  writeTried({ paymentIntentId: "pi_1", from: "/elsewhere", isUnpaid: true });
  expect(await show(<AmountForm />)).toEqual([]);
});
