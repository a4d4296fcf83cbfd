import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { remainingOf } from "#shared/payments/refunds/refund.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import type { Deps } from "#server/deps.ts";
import { providerClient } from "#server/payments/client.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { cancelNeverShipped } from "#server/services/orders/order-moves.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { isPayable } from "#server/services/payments/payouts/payable.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { bookProviderRefunds } from "#server/services/payments/refunds/provider-refunds.ts";
import { givenOfOrder, lockOrder, soldOf } from "#server/services/payments/refunds/sold.ts";
import { refundOrder, writeRefund } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { basket, setStock } from "#tests/support/market/basket.ts";
import { begin, firstBox, household } from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/clock.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { booksDiffer } from "#tests/support/market/reconciliation.ts";

const CARROTS = "nantes-carrots";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
  await setStock(market.database.db, CARROTS, 500);
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql)).toEqual({});
});

/** What the team can do directly at the provider. */
const dashboard = () =>
  providerClient("sk_test_sandbox_tests", {
    host: "127.0.0.1",
    port: market.sandboxPort,
    protocol: "http",
  });

let serial = 0;
const customer = () => {
  serial += 1;
  return registered(market.deps, {
    username: `back${serial}`,
    email: `back${serial}@furrow.example`,
  });
};

/** A paid checkout that is not finalized yet. */
async function paidCart({ call }: Pick<Visitor, "call">): Promise<string> {
  const input = await basket(market.database.db, { slug: CARROTS, quantity: 2 });
  const { paymentIntentId } = await call((api) => api.checkout.createIntent(input));
  await market.pay(paymentIntentId);
  return paymentIntentId;
}

/** For each kind of payment, a function that makes one, refunds it in full, and returns it. */
const KINDS = {
  order: async (buyer: Visitor) => {
    const intentId = await paidCart(buyer);
    await finalizeIntent(market.deps, intentId, "test");
    await refundOrder(market.deps, null, {
      intentId,
      wish: "remaining",
      reason: "Wilted",
      cause: "poor_quality",
    });
    return intentId;
  },
  "late payment": async (buyer: Visitor) => {
    const intentId = await paidCart(buyer);
    await market.database.sql`
      update checkout_quotes set quote = jsonb_set(quote, '{totals,total}', '1')
      where checkout_id = (select checkout_id from payments where intent_id = ${intentId})`;
    await finalizeIntent(market.deps, intentId, "test");
    return intentId;
  },
  deposit: async (buyer: Visitor) => {
    const { paymentIntentId } = await buyer.call((api) =>
      api.memberships.reserve({
        firstName: "Ana",
        email: "ana@furrow.example",
        zipCode: "94952",
      }),
    );
    await market.pay(paymentIntentId);
    await finalizeIntent(market.deps, paymentIntentId, "test");
    const [found] = await market.database.db
      .select({ id: memberships.id })
      .from(memberships)
      .innerJoin(checkouts, eq(checkouts.id, memberships.checkoutId))
      .where(eq(checkouts.paymentIntentId, paymentIntentId));
    await refundMembership(market.deps, null, found!.id);
    return paymentIntentId;
  },
};
/** The name of each payment in the log, which never contains an address. */
const NAMED = { order: /^FUR-/, "late payment": /^pi_/, deposit: /^R-/ };
const NAMES = ["order", "late payment", "deposit"] as const;

/** The provider accepts the refund and later reports that the bank rejected it. */
async function failing(intentId: string) {
  await sweepPayments(market.deps);
  const [sent] = await refundsOf(intentId);
  await market.control.settleRefund(sent!.providerRefundId!, "failed");
  await noteRefund(market.deps, sent!.id, { id: sent!.providerRefundId, state: "failed" });
  return sent!;
}

const refundsOf = (intentId: string) =>
  market.database.db
    .select()
    .from(refunds)
    .where(eq(refunds.intentId, intentId))
    .orderBy(refunds.createdAt, refunds.id);
const attentionFor = async (intentId: string) =>
  (await paymentAttention(market.deps)).failed.filter((row) => row.intentId === intentId);
/** The emails about a refund or its announcement, oldest first. */
async function mailsAbout(...keys: string[]): Promise<string[]> {
  const rows = await market.database.sql<{ kind: string }[]>`
    select kind from emails where split_part(dedupe_key, ':', 2) in ${market.database.sql(keys)}
      and kind <> 'order_placed' order by created_at, kind`;
  return rows.map(({ kind }) => kind);
}
const booksAgree = async () => expect(await booksDiffer(market.deps)).toEqual({ sum: 0, list: [] });

describe.each(NAMES)("a refund that fails later (%s)", (name) => {
  it("is announced, sent, failed and sent again, each reported when it is true", async () => {
    const intentId = await KINDS[name](await customer());
    const [owed] = await refundsOf(intentId);
    expect(await mailsAbout(owed!.id)).not.toContain("refund_sent");
    await sweepPayments(market.deps);
    expect(await mailsAbout(owed!.id)).toContain("refund_sent");
    const failed = await failing(intentId);
    await booksAgree();
    expect(await mailsAbout(failed.id)).toContain("refund_failed");
    expect(await attentionFor(intentId)).toMatchObject([{ id: failed.id, hasAccount: true }]);
    await makeGood(market.deps, null, { refundId: failed.id, to: "card" });
    expect(await attentionFor(intentId)).toEqual([]);
    await sweepPayments(market.deps);
    const [, again] = await refundsOf(intentId);
    expect(again).toMatchObject({ state: "succeeded", replaces: failed.id, amount: failed.amount });
    expect(again!.attempt).toBe(1);
    expect(await mailsAbout(again!.id)).toContain("refund_sent");
    const keys = (await market.control.calls()).flatMap((call) => call.idempotencyKey ?? []);
    expect(keys).toContain(`refund:${again!.id}:${again!.attempt}`);
    await booksAgree();
  });

  it("is given as credit, once, and its customer has it", async () => {
    const buyer = await customer();
    const intentId = await KINDS[name](buyer);
    const failed = await failing(intentId);
    const both = await Promise.allSettled([
      makeGood(market.deps, null, { refundId: failed.id, to: "credit" }),
      makeGood(market.deps, null, { refundId: failed.id, to: "credit" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { balance } = await buyer.call((api) => api.payments.credit.mine());
    expect(balance).toBe(failed.amount);
    expect(await attentionFor(intentId)).toEqual([]);
    await sweepPayments(market.deps);
    await booksAgree();
    const log = await market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, intentId));
    const credited = log.find(({ action }) => action === "refund.credited");
    expect(credited?.subjectName).toMatch(NAMED[name]);
  });
});

it("a refund of a box that fails later is sent again", async () => {
  const clock = movableClock("2026-11-23T18:00:00Z");
  const deps: Deps = { ...market.deps, clock };
  const home = await household(market, deps);
  const terms = await begin(home);
  clock.pass(new Date(terms.chargeAt).getTime() - clock.now().getTime());
  await chargeBoxes(deps);
  const { checkoutId } = await firstBox({ deps, call: home.call });
  const [checkout] = await deps.db.select().from(checkouts).where(eq(checkouts.id, checkoutId!));
  const intentId = checkout!.paymentIntentId!;
  await refundOrder(deps, null, {
    intentId,
    wish: "remaining",
    reason: "Wilted",
    cause: "poor_quality",
  });
  const failed = await failing(intentId);
  clock.pass(1_000);
  await makeGood(deps, null, { refundId: failed.id, to: "card" });
  await sweepPayments(deps);
  expect((await refundsOf(intentId)).map(({ state }) => state)).toEqual(["failed", "succeeded"]);
  await booksAgree();
});

it("a guest's failed refund cannot become credit, and stays where it is seen", async () => {
  const intentId = await KINDS.order(visitor(market.deps));
  const failed = await failing(intentId);
  await expect(
    makeGood(market.deps, null, { refundId: failed.id, to: "credit" }),
  ).rejects.toMatchObject({ code: "invalid" });
  expect(await attentionFor(intentId)).toMatchObject([{ id: failed.id, hasAccount: false }]);
});

/** A partial refund made at the provider, not tied to goods, that failed. */
async function failedGoodwill(buyer: Visitor) {
  const intentId = await paidCart(buyer);
  await finalizeIntent(market.deps, intentId, "test");
  const { id } = await dashboard().refunds.create({ payment_intent: intentId, amount: 100 });
  await bookProviderRefunds(market.deps, intentId);
  const [booked] = await refundsOf(intentId);
  await market.control.settleRefund(id, "failed");
  await noteRefund(market.deps, booked!.id, { id, state: "failed" });
  return { intentId, failed: booked! };
}

/** Refunds the rest of an order as credit and cancels it. */
const restAsCredit = (intentId: string) =>
  market.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { intentId });
    const written = await writeRefund(market.deps, tx, {
      order,
      what: {
        wish: remainingOf(await soldOf(tx, order), await givenOfOrder(tx, order)),
        reason: "Wilted",
        cause: "poor_quality",
        money: { kind: "new", to: "credit" },
      },
      by: { actor: null },
      notice: "refund",
    });
    const mover = { actor: "system", cause: "Wilted", at: market.deps.clock.now() };
    await cancelNeverShipped(market.deps, tx, order, mover);
    return written?.refundId;
  });

it("a failed refund for no goods becomes credit where it is given so, and not the card's", async () => {
  const buyer = await customer();
  const { intentId, failed } = await failedGoodwill(buyer);
  await makeGood(market.deps, null, { refundId: failed.id, to: "credit" });
  expect(await buyer.call((api) => api.payments.credit.mine())).toMatchObject({ balance: 100 });
  const [, again] = await refundsOf(intentId);
  expect(again).toMatchObject({ amount: 0, credit: 100, goodwill: 100, state: "succeeded" });
  await sweepPayments(market.deps);
  await booksAgree();
});

it.each(["card", "credit"] as const)(
  "a failed refund for no goods is not given again (%s) once all went back as credit",
  async (to) => {
    const buyer = await customer();
    const { intentId, failed } = await failedGoodwill(buyer);
    await restAsCredit(intentId);
    const again = makeGood(market.deps, null, { refundId: failed.id, to });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  },
);

it.each(["card", "credit"] as const)(
  "a failed refund is not given again (%s) when less than it is left of the payment",
  async (to) => {
    const buyer = await customer();
    const intentId = await KINDS.deposit(buyer);
    const failed = await failing(intentId);
    await dashboard().refunds.create({ payment_intent: intentId, amount: 2_000 });
    await bookProviderRefunds(market.deps, intentId);
    const again = makeGood(market.deps, null, { refundId: failed.id, to });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    expect(await buyer.call((api) => api.payments.credit.mine())).toMatchObject({ balance: 0 });
    expect((await refundsOf(intentId)).map(({ amount }) => amount)).toEqual([5_000, 2_000]);
  },
);

describe("A refund of goods that failed, and whose goods went back another way", () => {
  const units = (productId: number, quantity: number) => ({
    lines: [{ productId, quantity }],
    delivery: false,
  });
  const back = (intentId: string, wish: RefundWish) =>
    refundOrder(market.deps, null, { intentId, wish, reason: "Wilted", cause: "poor_quality" });

  it("is made good by what gave the rest, and neither alarms nor holds a payout back", async () => {
    const intentId = await paidCart(await customer());
    await finalizeIntent(market.deps, intentId, "test");
    const { productId } = (await getPayment(market.deps, intentId)).order!.lines[0]!;
    await back(intentId, units(productId, 1));
    const failed = await failing(intentId);
    expect(await attentionFor(intentId)).toHaveLength(1);
    // The card gets nothing more, so the payment itself never counts as refunded.
    const refundId = await restAsCredit(intentId);
    const overtaken = (await refundsOf(intentId)).find(({ id }) => id === failed.id);
    expect(overtaken?.overtakenBy).toBe(refundId);
    expect(await attentionFor(intentId)).toEqual([]);
    const [order] = await market.deps.db.execute<{ state: string; payable: boolean }>(sql`
      select state, ${isPayable(new Date())} as payable from orders o where o.payment_intent_id = ${intentId}`);
    expect(order).toEqual({ state: "canceled", payable: true });
  });

  it("is sent again for what is left of it alone", async () => {
    const intentId = await paidCart(await customer());
    await finalizeIntent(market.deps, intentId, "test");
    const { productId } = (await getPayment(market.deps, intentId)).order!.lines[0]!;
    await back(intentId, units(productId, 2));
    const failed = await failing(intentId);
    const { amount } = await back(intentId, units(productId, 1));
    expect(await attentionFor(intentId)).toHaveLength(1);
    const { amount: rest } = await makeGood(market.deps, null, { refundId: failed.id, to: "card" });
    expect(amount + rest).toBe(failed.amount);
    expect(await attentionFor(intentId)).toEqual([]);
  });
});
