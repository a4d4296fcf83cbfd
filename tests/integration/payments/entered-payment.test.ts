import { describe, expect, it } from "vitest";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { HOUR, movableClock } from "#tests/support/market/time/clock.ts";
import { GIFT } from "#tests/support/market/payments/gift-cards.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { type SharedBrowser, withSharedBrowser } from "#tests/support/setups/shared-browser.ts";

let market: MarketPlace;
let browser: SharedBrowser;
withSharedBrowser((opened) => {
  ({ market, browser } = opened);
});

const entered = (paymentIntentId: string, who: Visitor = browser) =>
  who.call((api) => api.checkout.enteredPayment({ paymentIntentId }));

const sendOn = addDays(businessDayAt(new Date()), 3);
const { amount, recipientName, recipientEmail, message, buyerName, buyerEmail } = GIFT;
const buyGift = (who: Visitor = browser) =>
  who.call((api) => api.payments.giftCards.buy({ ...GIFT, sendOn }));
const ENTERED_GIFT = {
  amount,
  payer: { email: buyerEmail, firstName: buyerName },
  zipCode: null,
  gift: { recipientName, recipientEmail, message, sendOn },
};

const FORMS = {
  "a gift card": { begin: () => buyGift(), typed: ENTERED_GIFT },
  "a founding place": {
    begin: () => browser.reserve("ana@furrow.example"),
    typed: {
      amount: expect.any(Number),
      payer: { email: "ana@furrow.example", firstName: "Ana" },
      zipCode: "94952",
      gift: null,
    },
  },
  "an amount": {
    begin: () =>
      browser.call((api) => api.checkout.payAmount({ amount: 2_500, email: "ana@furrow.example" })),
    typed: {
      amount: 2_500,
      payer: { email: "ana@furrow.example" },
      zipCode: null,
      gift: null,
    },
  },
};

describe.each(Object.entries(FORMS))("What a shopper entered for %s", (_form, { begin, typed }) => {
  it("is read back after the payment failed, and no longer once it is paid", async () => {
    const { paymentIntentId } = await begin();
    const declined = market.pay(paymentIntentId, "pm_card_chargeDeclined");
    await expect(declined).rejects.toMatchObject({ code: "card_declined" });
    await expect(browser.finish(paymentIntentId)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await entered(paymentIntentId)).toEqual(typed);
    await market.pay(paymentIntentId);
    await browser.finish(paymentIntentId);
    expect(await entered(paymentIntentId)).toBeNull();
  });

  it("is read back after the hold expired at the bank", async () => {
    const { paymentIntentId } = await begin();
    await market.database.sql`update checkouts set hold_expires_at = now() - interval '1 second'
      where payment_intent_id = ${paymentIntentId}`;
    await sweepPayments(market.deps);
    expect(await entered(paymentIntentId)).toEqual(typed);
  });
});

it("What was entered for a payment is read back for two hours", async () => {
  const clock = movableClock(new Date().toISOString());
  const guest = visitor({ ...market.deps, clock });
  const { paymentIntentId } = await buyGift(guest);
  clock.pass(2 * HOUR - 1);
  expect(await entered(paymentIntentId, guest)).toEqual(ENTERED_GIFT);
  clock.pass(1);
  expect(await entered(paymentIntentId, guest)).toBeNull();
});

it("What was entered for an order is not told as that of another payment", async () => {
  const { paymentIntentId } = await browser.open("ana@furrow.example");
  expect(await entered(paymentIntentId)).toBeNull();
});

describe("ASVS 8.2.2 What a shopper entered for a payment is told to nobody else", () => {
  it("not to another browser, even with the payment's id", async () => {
    const { paymentIntentId } = await buyGift();
    const other = visitor(market.deps);
    expect(await entered(paymentIntentId, other)).toBeNull();
    await buyGift(other);
    expect(await entered(paymentIntentId, other)).toBeNull();
  });

  it("not to a guest or another user in the browser of an account that signed out", async () => {
    const first = await browser.join("first");
    const { paymentIntentId } = await buyGift();
    browser.jar.delete("session");
    expect(await entered(paymentIntentId)).toBeNull();
    await browser.join("second");
    expect(await entered(paymentIntentId)).toBeNull();
    await browser.signIn(first);
    expect(await entered(paymentIntentId)).toEqual(ENTERED_GIFT);
  });
});
