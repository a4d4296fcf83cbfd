import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { providerClient } from "#server/payments/client.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { intentFor } from "#server/services/payments/intents/intents.ts";
import { bookProviderRefunds } from "#server/services/payments/refunds/provider-refunds.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

const CARROTS = "nantes-carrots";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
  await setStock(market.database.db, CARROTS, 500);
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  await market.control.clearFaults();
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

/** Backdates the payments of a checkout by two minutes. */
const twoMinutesLater = (checkoutId: string) => market.database.sql`
  update payments set created_at = created_at - interval '2 minutes',
    updated_at = updated_at - interval '2 minutes' where checkout_id = ${checkoutId}`;
const statesOf = async (checkoutId: string) => {
  const rows = await market.database.db
    .select({ id: payments.intentId })
    .from(payments)
    .where(eq(payments.checkoutId, checkoutId));
  const known = await Promise.all(rows.map(({ id }) => market.deps.payments.readIntent(id)));
  return known.map((intent) => intent?.state ?? "unknown").toSorted();
};
const cart = (quantity = 1) => basket(market.database.db, { slug: CARROTS, quantity });

describe("One checkout has one payment that can be paid", () => {
  it("a payment whose id was lost is canceled, and its shopper pays another", async () => {
    const shopper = visitor(market.deps);
    const input = await cart();
    const { checkoutId } = await shopper.call((api) => api.checkout.createIntent(input));
    // The state left by a process that was killed before it stored the id.
    await market.database.sql`delete from payments where checkout_id = ${checkoutId}`;
    await market.database
      .sql`update checkouts set payment_intent_id = null where id = ${checkoutId}`;
    await processReportedEvents(market.deps);
    await twoMinutesLater(checkoutId);
    await sweepPayments(market.deps);
    expect(await statesOf(checkoutId)).toEqual(["canceled"]);
    const { paymentIntentId } = await shopper.call((api) => api.checkout.createIntent(input));
    await market.pay(paymentIntentId);
    expect(await finalizeIntent(market.deps, paymentIntentId, "test")).toMatchObject({
      status: "placed",
    });
  });

  it("two processes with one checkout leave one", async () => {
    const shopper = visitor(market.deps);
    const refused = { kind: "status", status: 429, when: "before" } as const;
    await market.control.addFault({ op: "payment_intents.create", fault: refused, times: 9 });
    const input = await cart();
    await expect(shopper.call((api) => api.checkout.createIntent(input))).rejects.toThrow(/./u);
    await market.control.clearFaults();
    const [checkout] = await market.database.sql<{ id: string }[]>`
      select id from checkouts where payment_intent_id is null order by created_at desc limit 1`;
    const { id } = checkout!;
    vi.resetModules();
    const other = await import("#server/services/payments/intents/intents.ts");
    const slow = { kind: "delay", when: "after", ms: 1500 } as const;
    await market.control.addFault({ op: "payment_intents.create", fault: slow });
    const first = intentFor(market.deps, id);
    await vi.waitFor(async () => {
      const events = await market.deps.payments.recentEvents(new Date(0));
      expect(JSON.stringify(events)).toContain(id);
    }, 15_000);
    await market.database.sql`
      insert into checkout_quotes (checkout_id, revision, quote, delivery, created_at)
      select checkout_id, 2, jsonb_set(quote, '{taxBps}', '1'), delivery, now()
      from checkout_quotes where checkout_id = ${id} and revision = 1`;
    await market.database.sql`update checkouts set revision = 2 where id = ${id}`;
    const both = await Promise.all([first, other.intentFor(market.deps, id)]);
    expect(new Set(both.map((intent) => intent.id)).size).toBe(1);
    expect(await statesOf(id)).toEqual(["awaiting_method", "canceled"]);
  });

  it("a second payment for a refunded checkout goes back whole, and the buyer is notified", async () => {
    const shopper = visitor(market.deps);
    const input = await cart();
    const { paymentIntentId, checkoutId, totals } = await shopper.call((api) =>
      api.checkout.createIntent(input),
    );
    const twin = await market.deps.payments.createIntent({
      checkoutId,
      attempt: 7,
      revision: 1,
      amount: totals.total,
      email: delivery.email,
    });
    await market.database.sql`
      update checkout_quotes set quote = jsonb_set(quote, '{totals,total}', '1')
      where checkout_id = ${checkoutId}`;
    await market.pay(paymentIntentId);
    await market.pay(twin.id);
    await finalizeIntent(market.deps, paymentIntentId, "test");
    await finalizeIntent(market.deps, twin.id, "test");
    await sweepPayments(market.deps);
    const back = await market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, twin.id));
    expect(back).toMatchObject([{ state: "succeeded", amount: totals.total }]);
    const [mail] = await market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `payment_returning:${twin.id}`));
    expect(mail).toBeDefined();
  });
});

it.each([
  ["A plain payment", 1_500],
  ["A payment that is owed back", 1],
])("%s whose fee was not known at first has it booked when it is", async (_name, quoted) => {
  const { paymentIntentId: id } = await visitor(market.deps).call((api) =>
    api.checkout.payAmount({ amount: 1_500, email: "pat@furrow.example" }),
  );
  await market.database.sql`
    update checkout_quotes q set quote = jsonb_set(quote, '{totals,total}', ${String(quoted)}::text::jsonb)
    from checkouts c where c.id = q.checkout_id and c.payment_intent_id = ${id}`;
  await market.pay(id);
  const { payments: provider } = market.deps;
  const early: typeof provider = {
    ...provider,
    readIntent: async (intentId) => {
      const intent = await provider.readIntent(intentId);
      return intent && { ...intent, fee: null };
    },
  };
  await finalizeIntent({ ...market.deps, payments: early }, id, "test");
  await finalizeIntent(market.deps, id, "test");
  expect(await booksDiffer(market.deps)).toEqual({ sum: 0, list: [] });
});

describe("A refund made in the provider's dashboard", () => {
  const dashboard = () =>
    providerClient("sk_test_sandbox_tests", {
      host: "127.0.0.1",
      port: market.sandboxPort,
      protocol: "http",
    });
  async function order() {
    const shopper = visitor(market.deps);
    const input = await cart(2);
    const { paymentIntentId } = await shopper.call((api) => api.checkout.createIntent(input));
    await market.pay(paymentIntentId);
    await finalizeIntent(market.deps, paymentIntentId, "test");
    const [row] = await market.database.db
      .select()
      .from(orders)
      .where(eq(orders.paymentIntentId, paymentIntentId));
    return row!;
  }
  const refundsOf = (intentId: string) =>
    market.database.db.select().from(refunds).where(eq(refunds.intentId, intentId));
  const farmsKeep = async (orderId: string) => {
    const [row] = await market.database.sql<{ sum: number }[]>`
      select coalesce(-sum(e.amount_cents), 0)::int as sum from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
      where t.order_id = ${orderId} and e.account = 'farm_payable'`;
    return row!.sum;
  };

  it("of the whole payment ends the order, takes the farms' shares and is reported, once", async () => {
    const { id, paymentIntentId, total } = await order();
    await dashboard().refunds.create({ payment_intent: paymentIntentId });
    await processReportedEvents(market.deps);
    await processReportedEvents(market.deps);
    const [refund, ...more] = await refundsOf(paymentIntentId);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ state: "succeeded", amount: total });
    expect(await farmsKeep(id)).toBe(0);
    const moves = await market.database.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(orderHistory.id);
    expect(moves.map(({ to }) => to)).toEqual(["placed", "canceled", "refunded"]);
    const [mail] = await market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `refund_sent:${refund!.id}`));
    expect(mail).toBeDefined();
    expect(await booksDiffer(market.deps)).toEqual({ sum: 0, list: [] });
  });

  it("of a part is the market's loss, and the rest can still be given back", async () => {
    const { id, paymentIntentId, total } = await order();
    const kept = await farmsKeep(id);
    await dashboard().refunds.create({ payment_intent: paymentIntentId, amount: 100 });
    await processReportedEvents(market.deps);
    expect(await refundsOf(paymentIntentId)).toMatchObject([{ amount: 100, goodwill: 100 }]);
    expect(await farmsKeep(id)).toBe(kept);
    await dashboard().refunds.create({ payment_intent: paymentIntentId, amount: total - 100 });
    await processReportedEvents(market.deps);
    expect(await farmsKeep(id)).toBe(0);
    expect(await booksDiffer(market.deps)).toEqual({ sum: 0, list: [] });
  });

  it("that failed there leaves one of ours, not sent yet, alone, and no one is notified", async () => {
    const { paymentIntentId: intentId } = await order();
    const { amount } = await refundOrder(market.deps, null, {
      intentId,
      wish: "remaining",
      reason: "Wilted",
      cause: "poor_quality",
    });
    const { id } = await dashboard().refunds.create({ payment_intent: intentId, amount });
    await market.control.settleRefund(id, "failed");
    await bookProviderRefunds(market.deps, intentId);
    const [ours, ...more] = await refundsOf(intentId);
    expect(more).toEqual([]);
    expect(ours).toMatchObject({ state: "requested", providerRefundId: null });
  });
});
