import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PaymentReturn } from "#client/features/checkout/order/payment-return.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { keepCode } from "#client/lib/checkout/flow/fields/promotion-memory.ts";
import type { Finished } from "#client/lib/checkout/flow/outcome/finish-order.ts";
import { usePaidOrder } from "#client/lib/checkout/flow/outcome/use-paid-order.ts";
import { useResume } from "#client/lib/checkout/flow/outcome/use-resume.ts";
import {
  readCheckoutSession,
  writeCheckoutSession,
} from "#client/lib/checkout/flow/payment/intent/checkout-session.ts";
import { markPaying } from "#client/lib/checkout/flow/payment/tried/mark-paying.ts";
import { useSavedCard } from "#client/lib/checkout/flow/payment/saved-card/use-saved-card.ts";
import { brand } from "#shared/brand.ts";
import { DEFAULT_TERMS } from "#shared/checkout/delivery-terms.ts";
import { cents } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { madeIntent } from "#tests/support/inputs/made-intent.ts";

const SESSION = { checkoutId: "c1", paymentIntentId: "pi_1", lines: [], paying: true };
/** Longer than the server is asked about a payment, in milliseconds. */
const ASKED_MS = 300_000;
const busy = () => {
  throw refusal("busy", "Too much is going on. Please try again.");
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  writeCheckoutSession(SESSION);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("keeps the checkout of an interrupted payment if the server does not know its outcome", async () => {
  const told: Finished[] = [];
  function Resumed() {
    useResume((finished) => told.push(finished));
    return null;
  }
  const calls = await showAnswered(<Resumed />, { "checkout.processOrder": busy });
  await pass(ASKED_MS);
  expect(calls.length).toBeGreaterThan(1);
  expect(told).toEqual([]);
  expect(readCheckoutSession()).toEqual(SESSION);
});

it("says on the return page that there is no such payment, and leads back to the cart", async () => {
  await showAnswered(
    <CartProvider>
      <PaymentReturn paymentIntentId="pi_1" page="/payment-success" />
    </CartProvider>,
    {
      "checkout.processOrder": () => {
        throw refusal("not_found", "There is no such payment");
      },
    },
  );
  await pass(ASKED_MS);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We cannot find this payment");
  screen.getByRole("button", { name: "Back to your cart" });
});

it("says on the return page that the payment could not be looked up, and looks it up again", async () => {
  let answer: () => unknown = busy;
  await showAnswered(
    <CartProvider>
      <PaymentReturn paymentIntentId="pi_1" page="/payment-success" />
    </CartProvider>,
    {
      "checkout.processOrder": () => answer(),
      "checkout.delivery.terms": () => DEFAULT_TERMS,
      "auth.current": () => null,
    },
  );
  await pass(5_000);
  expect(screen.getByRole("status").textContent).toBe("Looking up your payment");
  await pass(ASKED_MS);
  expect(screen.getByRole("alert").textContent).toContain("We could not look up your payment");
  expect(readCheckoutSession()).toEqual(SESSION);
  answer = () => ({ status: "placed" });
  const code = () => window.localStorage.getItem(`${brand.slug}-promotion`);
  keepCode("HELLO10");
  expect(code()).toContain("HELLO10");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pass(1_000);
  // Used up with the order, so the next cart does not send it again.
  expect(code()).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(readCheckoutSession()).toBeNull();
});

it("a payment that was on its way and is declined does not end its checkout", async () => {
  const told: Finished[] = [];
  const found: boolean[] = [];
  function Look() {
    const findPaid = usePaidOrder((finished) => told.push(finished));
    return (
      <button
        type="button"
        onClick={() => void findPaid(false).then((isFound) => found.push(isFound))}
      >
        Look
      </button>
    );
  }
  let answer: () => unknown = () => ({ status: "processing" });
  await showAnswered(<Look />, { "checkout.processOrder": () => answer() });
  fireEvent.click(screen.getByRole("button", { name: "Look" }));
  await pass(5_000);
  expect(found).toEqual([]);
  answer = () => {
    throw refusal("conflict", "Your payment was declined.");
  };
  await pass(ASKED_MS);
  expect(found).toEqual([false]);
  expect(told).toEqual([]);
  expect(readCheckoutSession()).toEqual({ ...SESSION, paying: false });
});

it("notes a payment as begun only if it is the one of this tab’s checkout", () => {
  writeCheckoutSession({ ...SESSION, paying: false });
  markPaying("pi_2", true);
  expect(readCheckoutSession()?.paying).toBe(false);
  markPaying("pi_1", true);
  expect(readCheckoutSession()?.paying).toBe(true);
});

describe("A payment with a saved card", () => {
  const finished: Finished[] = [];
  beforeEach(() => {
    finished.length = 0;
  });

  function Payment() {
    const options = { onFinished: (paid: Finished) => finished.push(paid), onChanged() {} };
    const saved = useSavedCard(madeIntent(cents(320)), { ...options, onBusy() {} });
    return (
      <>
        <output>{saved.error}</output>
        <button type="button" onClick={() => void saved.pay()}>
          Pay
        </button>
      </>
    );
  }

  /** Presses Pay; `look` answers the questions about its outcome. */
  async function pay(paySaved: () => unknown, look: () => unknown = busy) {
    writeCheckoutSession({ ...SESSION, paying: false });
    const calls = await showAnswered(<Payment />, {
      "auth.current": () => ({ id: "u", email: "ana@furrow.example", role: "customer" }),
      "payments.cards.list": () => [{ id: "pm_1", brand: "visa", last4: "4242", isDefault: true }],
      "checkout.paySaved": paySaved,
      "checkout.processOrder": look,
    });
    await pass(100);
    fireEvent.click(screen.getByRole("button", { name: "Pay" }));
    await pass(100);
    return { asked: () => calls.filter(({ path }) => path === "checkout.processOrder").length };
  }
  const said = () => screen.getByRole("status").textContent;
  const isPaying = () => readCheckoutSession()?.paying;
  const lost = () => {
    throw new TypeError("Failed to fetch");
  };
  const unanswered = () => {
    throw refusal("provider_unavailable", "The payment service does not answer right now.");
  };

  it("that was declined leaves no payment to look for", async () => {
    const seen: (boolean | undefined)[] = [];
    const { asked } = await pay(() => {
      seen.push(isPaying());
      return { status: "form", message: "Declined" };
    });
    expect(seen).toEqual([true]);
    expect(isPaying()).toBe(false);
    expect(said()).toBe("Declined");
    expect(asked()).toBe(0);
  });

  it("whose answer was lost is looked up until the server answers, before it is said to have failed", async () => {
    let look: () => unknown = lost;
    const { asked } = await pay(lost, () => look());
    await pass(1_000);
    expect(asked()).toBeGreaterThan(1);
    // The bank is still being asked.
    look = () => ({ status: "processing" });
    await pass(10_000);
    const before = asked();
    expect(before).toBeGreaterThan(3);
    expect([said(), isPaying()]).toEqual(["", true]);
    look = () => {
      throw refusal("conflict", "The payment was declined.");
    };
    await pass(10_000);
    expect(asked()).toBe(before + 1);
    expect([said(), isPaying()]).toEqual([
      "Payment failed. Please check your card details and try again.",
      false,
    ]);
    expect(finished).toEqual([]);
  });

  it.each([
    ["our server", lost],
    ["the provider", unanswered],
  ])("that went through although %s did not answer is shown as paid", async (_who, answer) => {
    let look: () => unknown = answer;
    await pay(answer, () => look());
    expect(finished).toEqual([]);
    look = () => ({ status: "placed" });
    await pass(5_000);
    expect(finished).toMatchObject([{ kind: "placed" }]);
    expect(said()).toBe("");
  });

  it("whose answer was lost for good may be paid, and stays to be looked up", async () => {
    const { asked } = await pay(lost, lost);
    await pass(ASKED_MS);
    expect(asked()).toBe(5);
    expect(said()).toContain("We do not know yet whether it went through.");
    expect(isPaying()).toBe(true);
    expect(finished).toEqual([]);
  });
});
