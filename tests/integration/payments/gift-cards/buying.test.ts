import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { giftCardHistory } from "#db/schema/payments/gift-cards.ts";
import { ledgerEntries, ledgerTransactions, receipts } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { DAY, HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import {
  beginGift,
  boughtGift,
  GIFT,
  giftNow,
  giftOf,
  mailsTo,
  sentCode,
} from "#tests/support/market/payments/gift-cards.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  // Noon in California.
  clock = movableClock("2026-11-23T20:00:00Z");
  deps = testDeps(market.database.db, { clock, payments: market.deps.payments });
  return () => assertInvariants(market.database.sql, clock.now());
});

async function bookedFor(intentId: string) {
  const rows = await market.database.db
    .select({
      kind: ledgerTransactions.kind,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.intentId, intentId))
    .orderBy(ledgerEntries.id);
  return rows.filter(({ kind }) => kind !== "provider_fee");
}

describe("A gift card", () => {
  it("is owed once it is paid, with a receipt for its buyer and no tax", async () => {
    const { buyer, intentId } = await beginGift(deps);
    expect(await giftOf(market.database.db, intentId)).toMatchObject({
      state: "pending",
      codeHash: null,
    });
    await market.pay(intentId);
    const answer = await buyer.call((api) =>
      api.checkout.processOrder({ paymentIntentId: intentId }),
    );
    expect(answer).toMatchObject({ status: "received", amount: 5_000, email: GIFT.buyerEmail });
    expect(await bookedFor(intentId)).toEqual([
      { kind: "gift_card_sold", account: "provider_balance", amount: 5_000 },
      { kind: "gift_card_sold", account: "gift_cards", amount: -5_000 },
    ]);
    const card = await giftOf(market.database.db, intentId);
    const history = await market.database.db
      .select()
      .from(giftCardHistory)
      .where(eq(giftCardHistory.cardId, card.id));
    expect(history).toMatchObject([
      { from: "pending", to: "active", actor: "system", cause: "paid" },
    ]);
    const [receipt] = (await mailsTo(market.database.db, GIFT.buyerEmail)).slice(-1);
    expect(receipt?.text).toContain("receiptNumber" in answer ? answer.receiptNumber : "none");
    expect(receipt?.text).not.toContain(await sentCode(market.database.db, card.id));
  });

  it("is made once, however often and from wherever its payment is finished", async () => {
    const { buyer, intentId } = await beginGift(deps, { recipientEmail: "once@furrow.example" });
    await market.pay(intentId);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? finalizeIntent(deps, intentId, "payment_intent.succeeded")
          : buyer.call((api) => api.checkout.processOrder({ paymentIntentId: intentId })),
      ),
    );
    expect(await market.database.db.$count(receipts, eq(receipts.paymentIntentId, intentId))).toBe(
      1,
    );
    expect(await mailsTo(market.database.db, "once@furrow.example")).toHaveLength(1);
  });

  it("is made by the sweeper when the server died between payment and answer", async () => {
    const { intentId } = await beginGift(deps);
    await market.pay(intentId);
    clock.pass(60_000);
    await sweepPayments(deps);
    expect(await giftOf(market.database.db, intentId)).toMatchObject({ state: "active" });
  });

  it("is bought by a payment that comes after its checkout has ended, and sent then", async () => {
    const today = businessDayAt(clock.now());
    const begun = await beginGift(deps, { recipientEmail: "late@furrow.example", sendOn: today });
    await market.pay(begun.intentId);
    await market.database
      .sql`update checkouts set state = 'expired', network_key = null where payment_intent_id = ${begun.intentId}`;
    clock.pass(2 * DAY);
    await finalizeIntent(deps, begun.intentId, "test");
    const card = await giftOf(market.database.db, begun.intentId);
    expect(card).toMatchObject({ state: "active", sends: 1 });
    expect(await mailsTo(market.database.db, "late@furrow.example")).toHaveLength(1);
  });

  it("keeps its one payment when the form is sent again, and is worth what was paid", async () => {
    const first = await beginGift(deps);
    const again = await beginGift(deps, { amount: 7_500 }, first.buyer);
    expect(again.intentId).toBe(first.intentId);
    await market.pay(first.intentId);
    await finalizeIntent(deps, first.intentId, "test");
    expect(await giftOf(market.database.db, first.intentId)).toMatchObject({ amount: 7_500 });
  });

  it("goes to whom it was paid for, whoever was typed in another tab meanwhile", async () => {
    const mom = { recipientName: "Mom", recipientEmail: "mom@furrow.example" };
    const dad = { recipientName: "Dad", recipientEmail: "dad@furrow.example", message: "Ho!" };
    const first = await beginGift(deps, mom);
    const other = await beginGift(deps, dad, first.buyer);
    expect(other.intentId).not.toBe(first.intentId);
    await market.pay(first.intentId);
    await finalizeIntent(deps, first.intentId, "test");
    const { message } = GIFT;
    const bought = await giftOf(market.database.db, first.intentId);
    expect(bought).toMatchObject({ state: "active", ...mom, message });
    expect(await mailsTo(market.database.db, mom.recipientEmail)).toHaveLength(1);
    expect(await mailsTo(market.database.db, dad.recipientEmail)).toEqual([]);
    await market.pay(other.intentId);
    await finalizeIntent(deps, other.intentId, "test");
    expect(await mailsTo(market.database.db, dad.recipientEmail)).toHaveLength(1);
  });

  it("is the account's when its buyer has signed in before paying", async () => {
    const bea = { username: "giftbea", email: "giftbea@furrow.example" };
    await registered(deps, bea);
    const { buyer, intentId } = await beginGift(deps, { recipientEmail: "carried@furrow.example" });
    await buyer.call(login(bea.username, ana.password));
    await market.pay(intentId);
    await finalizeIntent(deps, intentId, "test");
    const { id } = await giftOf(market.database.db, intentId);
    const mine = await buyer.call((api) => api.payments.giftCards.bought());
    expect(mine).toMatchObject([{ id, recipientEmail: "carried@furrow.example" }]);
    const again = { id, recipientEmail: "carried@furrow.example" };
    const sent = await buyer.call((api) => api.payments.giftCards.resend(again));
    expect(sent).toEqual({ sent: true });
  });

  it("is refused under 10 and over 500 dollars, and for a day that is over or too far", async () => {
    const today = businessDayAt(clock.now());
    for (const amount of [999, 50_001, 10.5]) {
      await expect(beginGift(deps, { amount })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
    await beginGift(deps, { amount: 1_000, sendOn: addDays(today, 365) });
    await beginGift(deps, { amount: 50_000 });
    for (const sendOn of [addDays(today, -1), addDays(today, 366)]) {
      await expect(beginGift(deps, { sendOn })).rejects.toMatchObject({
        cause: { code: "invalid", details: { field: "sendOn" } },
      });
    }
    await expect(beginGift(deps, { message: "x".repeat(301) })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  it("that nobody pays is forgotten with its checkout", async () => {
    const { intentId } = await beginGift(deps);
    const { db } = market.database;
    const card = await giftOf(db, intentId);
    clock.pass(HOUR);
    const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, card.checkoutId));
    await expireCheckout(deps, checkout!);
    clock.pass(31 * DAY);
    await purgeOld(deps);
    await expect(giftNow(db, card.id)).rejects.toThrow("no such gift card");
  });

  it("keeps its value and its end in the database, whatever the code does", async () => {
    const { id } = await boughtGift(market, deps);
    const { sql } = market.database;
    for (const change of [
      sql`update gift_cards set amount_cents = 9999 where id = ${id}`,
      sql`update gift_cards set state = 'pending' where id = ${id}`,
      sql`delete from gift_cards where id = ${id}`,
      sql`update gift_card_history set cause = 'x' where gift_card_id = ${id}`,
    ]) {
      await expect(change).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:23514|42501)$/),
      });
    }
  });
});
