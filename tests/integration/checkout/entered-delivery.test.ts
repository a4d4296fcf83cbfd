import { describe, expect, it } from "vitest";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { basket, delivery } from "#tests/support/market/orders/basket.ts";
import { HOUR, movableClock } from "#tests/support/market/time/clock.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { type SharedBrowser, withSharedBrowser } from "#tests/support/setups/shared-browser.ts";

let market: MarketPlace;
let browser: SharedBrowser;
withSharedBrowser((opened) => {
  ({ market, browser } = opened);
});

const ENTERED = {
  ...delivery,
  lastName: "Reyes",
  phone: "(707) 555-0142",
  specialInstructions: "The gate sticks.\nPush hard.",
};

const entered = (checkoutId: string, who: Visitor = browser) =>
  who.call((api) => api.checkout.enteredDelivery({ checkoutId }));

async function checkOut(who: Visitor = browser, where: typeof ENTERED = ENTERED) {
  const wanted = await basket(market.database.db, { slug: "nantes-carrots", quantity: 1 });
  return who.call((api) => api.checkout.createIntent({ ...wanted, delivery: where }));
}

/** A payment that the bank declines, as the browser learns when it comes back. */
async function decline(paymentIntentId: string): Promise<void> {
  const paid = market.pay(paymentIntentId, "pm_card_chargeDeclined");
  await expect(paid).rejects.toMatchObject({ code: "card_declined" });
  await expect(browser.finish(paymentIntentId)).rejects.toMatchObject({ code: "CONFLICT" });
}

describe("What a shopper entered", () => {
  it("is read back after the payment failed, as it was entered last", async () => {
    const { checkoutId } = await checkOut();
    const last = { ...ENTERED, address: "9 Dock Road" };
    const again = await checkOut(browser, last);
    expect(again.checkoutId).toBe(checkoutId);
    await decline(again.paymentIntentId);
    expect(await entered(checkoutId)).toEqual(last);
  });

  it("is read back after the hold expired at the bank", async () => {
    const { checkoutId } = await checkOut();
    await market.database
      .sql`update checkouts set hold_expires_at = now() - interval '1 second' where id = ${checkoutId}`;
    await sweepPayments(market.deps);
    expect(await entered(checkoutId)).toEqual(ENTERED);
  });

  it("is read back for two hours", async () => {
    const clock = movableClock(new Date().toISOString());
    const guest = visitor({ ...market.deps, clock });
    const { checkoutId } = await checkOut(guest);
    clock.pass(2 * HOUR - 1);
    expect(await entered(checkoutId, guest)).toEqual(ENTERED);
    clock.pass(1);
    expect(await entered(checkoutId, guest)).toBeNull();
  });

  it("is no longer read back once it is paid", async () => {
    const { checkoutId, paymentIntentId } = await checkOut();
    await market.pay(paymentIntentId);
    await browser.finish(paymentIntentId);
    expect(await entered(checkoutId)).toBeNull();
  });

  it("is not told about a payment without an address", async () => {
    const { paymentIntentId } = await browser.reserve(ENTERED.email);
    const [row] = await market.database.sql<{ id: string }[]>`
      select id from checkouts where payment_intent_id = ${paymentIntentId}`;
    expect(await entered(row!.id)).toBeNull();
  });
});

describe("ASVS 8.2.2 What a shopper entered is told to nobody else", () => {
  it("not to another browser, even with the checkout's id", async () => {
    const { checkoutId } = await checkOut();
    expect(await entered(checkoutId, visitor(market.deps))).toBeNull();
    const other = visitor(market.deps);
    await checkOut(other);
    expect(await entered(checkoutId, other)).toBeNull();
  });

  it("not to a guest or another user in the browser of an account that signed out", async () => {
    const first = await browser.join("first");
    const { checkoutId } = await checkOut();
    expect(await entered(checkoutId)).toEqual(ENTERED);
    browser.jar.delete("session");
    expect(await entered(checkoutId)).toBeNull();
    await browser.join("second");
    expect(await entered(checkoutId)).toBeNull();
    await browser.signIn(first);
    expect(await entered(checkoutId)).toEqual(ENTERED);
  });

  it("not to the user who signs in while a guest pays on a bank's page", async () => {
    const { checkoutId, paymentIntentId } = await checkOut();
    await market.pay(paymentIntentId, "pm_card_authenticationRequired");
    expect(await entered(checkoutId)).toEqual(ENTERED);
    await browser.join("next");
    expect(await entered(checkoutId)).toBeNull();
  });
});
