import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from "vitest";
import { Declined } from "#client/features/boxes/my-boxes/declined.tsx";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { usePaymentScript } from "#client/lib/checkout/flow/payment/form/use-payment-script.ts";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

/** What the provider's script answers to the confirmation of a payment; an error is thrown. */
let confirmed: unknown;
beforeAll(() => {
  const confirmPayment = async () => {
    if (confirmed instanceof Error) throw confirmed;
    return confirmed;
  };
  Object.assign(window, { Stripe: () => ({ confirmPayment }) });
});
afterAll(() => {
  Reflect.deleteProperty(window, "Stripe");
});
afterEach(() => {
  act(() => notifications.clean());
  cleanup();
});

const BOX = {
  id: "box",
  day: "2026-12-01",
  dueAt: null,
  lastError: "The card was declined.",
} as unknown as MyBox;
const ASKED = { clientSecret: "secret", paymentIntentId: "pi_1", cardId: "pm_1" };
const SUCCEEDED = { id: "pi_1", status: "succeeded" };
const DECLINED = { type: "card_error", code: "card_declined" };
const PLACED = { status: "placed" };
const LONG = { timeout: 8000 };

function Script() {
  return <output>{usePaymentScript().stripe ? "Script is there" : "Script is loading"}</output>;
}

/** Presses "Pay now" on a declined box; `outcomes` are the answers about its order, in turn. */
async function payNow(outcomes: unknown[], begin: () => unknown = () => ASKED) {
  const log = console.error;
  // Answers that were lost are logged.
  console.error = () => {};
  onTestFinished(() => {
    console.error = log;
  });
  const page = (
    <>
      <Script />
      <Declined box={BOX} cardLabel="Visa" />
      <ToastArea />
    </>
  );
  const calls = await showAnswered(page, {
    "checkout.config": () => ({ publishableKey: "pk_test_1", mode: "sandbox" }),
    "boxes.own.payNow": begin,
    "checkout.processOrder": () => {
      const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });
  await screen.findByText("Script is there");
  fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
  return () => calls.filter(({ path }) => path === "checkout.processOrder").length;
}

const toast = () => document.querySelector("[data-variant]")?.textContent;

it("says that a box is paid, also if the first answer about its order was lost", async () => {
  confirmed = { paymentIntent: SUCCEEDED };
  const asked = await payNow([refusal("too_many", "Too many"), PLACED]);
  await expect.poll(toast, LONG).toBe("Your box is paid");
  expect(asked()).toBe(2);
});

it("counts a payment that had succeeded before as paid", async () => {
  confirmed = { error: { type: "invalid_request_error", payment_intent: SUCCEEDED } };
  await payNow([PLACED]);
  await expect.poll(toast, LONG).toBe("Your box is paid");
});

it("asks about a payment that is still on its way until it is decided", async () => {
  confirmed = { paymentIntent: { id: "pi_1", status: "processing" } };
  const asked = await payNow([{ status: "processing" }, PLACED]);
  await expect.poll(toast, LONG).toBe("Your box is paid");
  expect(asked()).toBe(2);
});

it.each([
  ["a lost connection", { error: { type: "api_connection_error" } }],
  ["a script that failed", new Error("Script error.")],
])("looks the payment up after %s, before it is said to have failed", async (_what, answer) => {
  confirmed = answer;
  const asked = await payNow([PLACED]);
  await expect.poll(toast, LONG).toBe("Your box is paid");
  expect(asked()).toBe(1);
});

it("says that the money goes back if the goods were gone", async () => {
  confirmed = { paymentIntent: SUCCEEDED };
  await payNow([{ status: "refunded" }]);
  await expect.poll(toast, LONG).toContain("Your money goes back");
});

const PROCESSING = "Your payment is processing. Please wait for it to finish.";
const NOTHING_TO_PAY = "There is nothing to pay for this box";

it.each([
  ["already_paid", "This order is already paid.", "FUR-7K3M-9QXT", "Your box is paid"],
  ["already_paid", PROCESSING, null, PROCESSING],
  ["not_found", NOTHING_TO_PAY, null, NOTHING_TO_PAY],
])("does not call a box failed that needs no payment (%s: %s)", async (...row) => {
  const [code, message, orderNumber, shown] = row;
  const asked = await payNow([PLACED], () => {
    throw refusal(code, message, { orderNumber });
  });
  await expect.poll(toast, LONG).toBe(shown);
  expect(asked()).toBe(0);
});

it("says that the payment failed if the bank declines it", async () => {
  confirmed = { error: DECLINED };
  const asked = await payNow([PLACED]);
  await expect.poll(toast, LONG).toContain("Payment Failed");
  expect(asked()).toBe(0);
});
