import type { Stripe } from "@stripe/stripe-js";
import { expect, test } from "vitest";
import { paymentChange } from "#client/lib/checkout/flow/payment/payment-change.ts";
import { cents } from "#shared/money.ts";

/** A provider at which the payment has this status and amount. */
const provider = (status: string, amount: number) =>
  ({
    retrievePaymentIntent: async () => ({ paymentIntent: { status, amount } }),
  }) as unknown as Stripe;

const SHOWN = { clientSecret: "secret", total: cents(640) };
const WORDS = { title: "This payment is no longer open", text: "Nothing has been charged." };

test("a payment that is as shown can be paid", async () => {
  expect(await paymentChange(provider("requires_payment_method", 640), SHOWN)).toBeNull();
});

test("a canceled payment is explained: the goods were no longer held", async () => {
  const change = await paymentChange(provider("canceled", 640), SHOWN);
  expect(change?.title).toBe("Your goods were no longer held");
});

test("a payment that is not for a cart is explained in its own words", async () => {
  const direct = { ...SHOWN, changeWords: WORDS };
  expect(await paymentChange(provider("canceled", 640), direct)).toBe(WORDS);
  expect(await paymentChange(provider("requires_payment_method", 700), direct)).toBe(WORDS);
});
