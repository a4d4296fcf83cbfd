import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PaymentReturn } from "#client/features/checkout/order/payment-return.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCheckoutForm } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import {
  AddressFields,
  EmailField,
  InstructionsField,
  PhoneField,
} from "#client/lib/checkout/flow/fields/delivery-fields.tsx";
import { rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { useResume } from "#client/lib/checkout/flow/outcome/use-resume.ts";
import { writeCheckoutSession } from "#client/lib/checkout/flow/payment/intent/checkout-session.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  writeCheckoutSession({ checkoutId: "c1", paymentIntentId: "pi_1", lines: [], paying: true });
});
afterEach(() => {
  cleanup();
  rememberFields(EMPTY_FIELDS);
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const ENTERED = {
  email: "typed@example.org",
  address: "2 Oak Lane",
  city: "Petaluma",
  zipCode: "94952",
  state: "CA",
  deliveryTime: "evening",
  phone: "(707) 555-0142",
  specialInstructions: "Ring twice.",
};
const TYPED = ["typed@example.org", "94952", "Petaluma", "2 Oak Lane", "(707) 555-0142"];

const ADA = {
  id: "ada",
  email: "ada@example.org",
  firstName: "Ada",
  lastName: "",
  phoneNumber: "(415) 555-0100",
  role: "customer",
};
const HOME = {
  id: "home",
  label: "Home",
  address: "1 Main Street",
  city: "San Francisco",
  zipCode: "94110",
  phone: null,
  specialInstructions: null,
  isDefault: true,
};

const answers: Answers = {
  "auth.current": () => null,
  "checkout.delivery.terms": () => DEFAULT_TERMS,
  "checkout.enteredDelivery": () => ENTERED,
  "checkout.processOrder": () => {
    throw refusal("conflict", "The payment was declined.");
  },
};

function Fields() {
  const form = useCheckoutForm();
  return (
    <section aria-label="Delivery">
      <EmailField form={form} />
      <AddressFields form={form} />
      <PhoneField form={form} />
      <InstructionsField form={form} />
    </section>
  );
}

function Resumed() {
  useResume(() => {});
  return null;
}

const BACK = {
  "from the provider’s page": <PaymentReturn paymentIntentId="pi_1" page="/payment-success" />,
  "with the browser’s Back button": <Resumed />,
};
const WAYS = Object.entries(BACK);

/** Lets everything that was answered arrive. */
const arrive = () => act(() => vi.advanceTimersByTimeAsync(1_000));

/** A page that comes back this way, with a checkout's fields below. */
async function show(back: React.ReactNode, own: Answers = {}) {
  const calls = await showAnswered(
    <CartProvider>
      {back}
      <Fields />
    </CartProvider>,
    { ...answers, ...own },
  );
  await arrive();
  return calls;
}

/** Shows the page; what was entered arrives only when it is given. */
async function showLate() {
  let give = () => {};
  const late = new Promise((resolve) => (give = () => resolve(ENTERED)));
  const calls = await show(<Resumed />, { "checkout.enteredDelivery": () => late });
  expect(asked(calls)).toHaveLength(1);
  return async () => {
    give();
    await arrive();
  };
}

/** The fields' values, from top to bottom. */
const shown = () =>
  [...screen.getByRole("region").querySelectorAll("input")]
    .filter(({ type }) => type !== "checkbox")
    .map(({ value }) => value);
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/instructions/i).value;
const asked = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path === "checkout.enteredDelivery");

it.each(WAYS)("a guest who comes back unpaid %s finds what they typed", async (_way, back) => {
  const calls = await show(back);
  expect(shown()).toEqual(TYPED);
  expect(note()).toBe("Ring twice.");
  expect(asked(calls)).toMatchObject([{ input: { checkoutId: "c1" } }]);
});

it.each(WAYS)("what a user typed comes before what their account has, back %s", async (_, back) => {
  await show(back, {
    "auth.current": () => ADA,
    "accounts.customer.addresses": () => [HOME],
    "orders.lastDelivery": () => null,
  });
  expect(shown()).toEqual(TYPED);
});

it("a checkout that opens later finds it too", async () => {
  await showAnswered(
    <CartProvider>
      <PaymentReturn paymentIntentId="pi_1" page="/payment-success" />
    </CartProvider>,
    answers,
  );
  await arrive();
  cleanup();
  await showAnswered(
    <CartProvider>
      <Fields />
    </CartProvider>,
    answers,
  );
  await arrive();
  expect(shown()).toEqual(TYPED);
});

it("what was typed since is kept", async () => {
  const give = await showLate();
  fireEvent.change(screen.getByLabelText(/^Street address/), { target: { value: "3 Elm Court" } });
  await give();
  expect(shown()).toEqual(["", "", "", "3 Elm Court", ""]);
});

it("another person who has signed in since finds nothing", async () => {
  const give = await showLate();
  writeCheckoutSession(null);
  await give();
  expect(shown()).toEqual(["", "", "", "", ""]);
});

it("without an answer the fields stay empty, and the page says that nothing was paid", async () => {
  await show(BACK["from the provider’s page"], {
    "checkout.enteredDelivery": () => {
      throw refusal("busy", "Too much is going on. Please try again.");
    },
  });
  expect(screen.getByRole("alert").textContent).toContain("Payment Failed");
  expect(shown()).toEqual(["", "", "", "", ""]);
});

it("a payment of another tab reads nothing back", async () => {
  const other = <PaymentReturn paymentIntentId="pi_2" page="/payment-success" />;
  const calls = await show(other);
  screen.getByRole("alert");
  expect(asked(calls)).toEqual([]);
});

it("a payment that succeeded reads nothing back", async () => {
  const calls = await show(BACK["from the provider’s page"], {
    "checkout.processOrder": () => ({ status: "placed" }),
  });
  screen.getByText("Order Placed Successfully!");
  expect(asked(calls)).toEqual([]);
});
