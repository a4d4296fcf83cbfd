import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARDS_ONLY, errorOf } from "./targets.ts";
import { TARGETS } from "./contract.ts";
import type { Target } from "./targets.ts";

const GOOD = [
  "pm_card_visa",
  "pm_card_mastercard",
  "pm_card_amex",
  "pm_card_bypassPending",
  "pm_card_pendingRefund",
  "pm_card_refundFail",
];
const DECLINED = [
  ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
  ["pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
  ["pm_card_visa_chargeDeclinedLostCard", "card_declined", "lost_card"],
  ["pm_card_visa_chargeDeclinedStolenCard", "card_declined", "stolen_card"],
  ["pm_card_chargeDeclinedExpiredCard", "expired_card", ""],
  ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", ""],
  ["pm_card_chargeDeclinedProcessingError", "processing_error", ""],
  ["pm_card_chargeCustomerFail", "card_declined", "generic_decline"],
] as const;
const ASKING = [
  "pm_card_authenticationRequired",
  "pm_card_authenticationRequiredOnSetup",
  "pm_card_authenticationRequiredSetupForOffSession",
  "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
  "pm_card_threeDSecure2Required",
  "pm_card_threeDSecureRequiredChargeDeclined",
];

describe.each(TARGETS)("test cards on $name", ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());
  const pay = (method: string, extra: object = {}) =>
    target.stripe.paymentIntents.create({
      ...CARDS_ONLY,
      amount: 2000,
      confirm: true,
      payment_method: method,
      ...extra,
    });

  test.each(GOOD)("%s pays", async (method) => {
    const intent = await pay(method, { expand: ["latest_charge"] });
    expect(intent).toMatchObject({
      status: "succeeded",
      amount_received: 2000,
      last_payment_error: null,
      next_action: null,
      latest_charge: { paid: true, amount: 2000, payment_intent: intent.id },
    });
    expect(intent.payment_method).toMatch(/^pm_/);
    expect(intent.payment_method).not.toBe(method);
  });

  test.each(DECLINED)("%s is declined as %s / %s", async (method, code, declineCode) => {
    const error = await errorOf(pay(method));
    expect(error).toMatchObject({ type: "StripeCardError", statusCode: 402, code });
    expect(error.decline_code).toBe(declineCode);
    const intent = await target.stripe.paymentIntents.retrieve(error.payment_intent!.id, {
      expand: ["latest_charge"],
    });
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      amount_received: 0,
      payment_method: null,
      last_payment_error: { type: "card_error", code },
      latest_charge: { status: "failed", paid: false, failure_code: code },
    });
  });

  test.each(ASKING)("%s asks the holder on session", async (method) => {
    const intent = await pay(method);
    expect(intent).toMatchObject({ status: "requires_action", latest_charge: null });
    expect(intent.next_action?.type).toBe("use_stripe_sdk");
  });

  test.each(["pm_card_authenticationRequired", "pm_card_authenticationRequiredOnSetup"])(
    "%s refuses a charge without the holder",
    async (method) => {
      const customer = await target.stripe.customers.create({ email: "off@session.test" });
      const error = await errorOf(pay(method, { off_session: true, customer: customer.id }));
      expect(error).toMatchObject({ statusCode: 402, code: "authentication_required" });
      expect(error.payment_intent?.status).toBe("requires_payment_method");
    },
  );

  test("a declined intent is paid by another card", async () => {
    const { payment_intent: intent } = await errorOf(pay("pm_card_visa_chargeDeclined"));
    const paid = await target.stripe.paymentIntents.confirm(intent!.id, {
      payment_method: "pm_card_visa",
    });
    expect(paid).toMatchObject({ id: intent!.id, status: "succeeded", last_payment_error: null });
    const charges = await target.stripe.charges.list({ payment_intent: intent!.id });
    expect(charges.data.map((charge) => charge.status)).toEqual(["succeeded", "failed"]);
  });

  test("a card that declines cannot be attached, one that fails later can", async () => {
    const { id } = await target.stripe.customers.create();
    const attach = (method: string) =>
      target.stripe.paymentMethods.attach(method, { customer: id });
    expect((await errorOf(attach("pm_card_visa_chargeDeclined"))).code).toBe("card_declined");
    const method = await attach("pm_card_chargeCustomerFail");
    expect(method).toMatchObject({ customer: id, card: { last4: "0341" } });
    const listed = await target.stripe.customers.listPaymentMethods(id);
    expect(listed.data.map((row) => row.id)).toEqual([method.id]);
  });
});
