import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { ledgerEntries, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { speak } from "#server/language.ts";
import { recordAudit } from "#server/services/platform/audit/audit.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { exportPayments, listPayments } from "#server/services/payments/admin/payment-list.ts";
import { ownedBy } from "#server/services/orders/own/own-order.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DomainError } from "#shared/errors.ts";
import { paymentQuery } from "#shared/payments/payment-admin.ts";
import { GIVING_PERIOD_MS } from "#shared/payments/refunds/refund.ts";
import { sumCents } from "#shared/money.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { written } from "#tests/support/market/written.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let market: MarketPlace;
const admin = { id: "", username: "admin", role: "admin" as const };
beforeAll(async () => {
  market = await openMarketPlace();
  const [row] = await market.database.db
    .insert(users)
    .values({
      username: "refunding",
      email: "refunding@furrow.example",
      firstName: "Rae",
      lastName: "Fund",
      passwordHash: "none",
      role: "admin",
      ...written(),
    })
    .returning({ id: users.id });
  admin.id = row!.id;
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

const CARROTS = "nantes-carrots";
const BEETS = "red-beets";

/** A paid order of two bunches of carrots and three of beets. */
async function order(card?: string) {
  const { db } = market.database;
  await addStock();
  const shopper = visitor(market.deps);
  const input = await basket(db, { slug: CARROTS, quantity: 2 }, { slug: BEETS, quantity: 3 });
  const intent = await shopper.call((api) => api.checkout.createIntent(input));
  await market.pay(intent.paymentIntentId, card);
  await shopper.call((api) =>
    api.checkout.processOrder({ paymentIntentId: intent.paymentIntentId, userId: null }),
  );
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.paymentIntentId, intent.paymentIntentId));
  return { ...row!, intentId: intent.paymentIntentId, carrots: input.items[0]!.id };
}

let stocked = false;
async function addStock() {
  if (stocked) return;
  stocked = true;
  await setStock(market.database.db, CARROTS, 900);
  await setStock(market.database.db, BEETS, 900);
}

const one = (productId: number, quantity = 1) => ({
  lines: [{ productId, quantity }],
  delivery: false,
});
const refund = (intentId: string, wish: Parameters<typeof refundOrder>[2]["wish"]) =>
  refundOrder(market.deps, admin, {
    intentId,
    wish,
    reason: "It had wilted",
    cause: "poor_quality",
  });
const stateOf = async (id: string) => {
  const [row] = await market.database.db.select().from(orders).where(eq(orders.id, id));
  return row?.state;
};
const paymentOf = (intentId: string) => getPayment(market.deps, intentId);

it("the team's page of a payment names its goods in the reader's language", async () => {
  const { intentId, carrots } = await order();
  const named = async () =>
    (await paymentOf(intentId)).order?.lines.find(({ productId }) => productId === carrots)?.name;
  expect(await named()).toBe("Nantes carrots");
  expect(await speak("es", named)).toBe("Zanahorias Nantes");
});

describe("A refund of one line", () => {
  it("gives its price and tax back, is logged, mailed and sent once", async () => {
    const { intentId, id, carrots, number } = await order();
    const { refundId, amount } = await refund(intentId, one(carrots));
    await sweepPayments(market.deps);
    await sweepPayments(market.deps);
    const payment = await paymentOf(intentId);
    expect(payment).toMatchObject({
      state: "partly_refunded",
      refunds: [{ id: refundId, state: "succeeded", amount, lines: [{ quantity: 1 }] }],
    });
    expect(payment.order?.left.lines.find((line) => line.productId === carrots)?.quantity).toBe(1);
    expect(await stateOf(id)).toBe("placed");
    const mails = await market.database.db
      .select({ subject: emails.subject })
      .from(emails)
      .where(eq(emails.dedupeKey, `refund_started:${refundId}`));
    expect(mails).toEqual([{ subject: expect.stringContaining(number) }]);
    const log = await market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, intentId));
    expect(log).toMatchObject([
      {
        action: "refund.requested",
        actorId: admin.id,
        detail: { amount, reason: "It had wilted" },
      },
    ]);
  });

  it("twice at the same moment for the last unit goes through once; the other is a conflict", async () => {
    const { intentId, carrots } = await order();
    const both = await Promise.allSettled([
      refund(intentId, one(carrots, 2)),
      refund(intentId, one(carrots, 2)),
    ]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((result) => result.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "conflict" });
    await sweepPayments(market.deps);
  });

  it("ASVS 7.5.3 counts with its giver's others of the day: above $200 in all it needs a confirmation", async () => {
    const { intentId, carrots } = await order();
    const actor = { ...admin, id: crypto.randomUUID(), username: "giver" };
    await market.database.db.insert(users).values({
      id: actor.id,
      username: actor.username,
      email: "giver@furrow.example",
      firstName: "Gil",
      lastName: "Iver",
      passwordHash: "none",
      role: "admin",
      ...written(),
    });
    const noted = (amount: number, at: Date) =>
      recordAudit({ clock: { now: () => at } }, market.database.db, actor, {
        action: "credit.given",
        subject: { kind: "user", id: "someone", name: "someone" },
        detail: { amount },
      });
    await noted(90_000, new Date(Date.now() - GIVING_PERIOD_MS - 60_000));
    await noted(19_000, new Date());
    const small = { intentId, wish: one(carrots), reason: "Small", cause: "poor_quality" } as const;
    let asked = 0;
    const confirm = () => void (asked += 1);
    await refundOrder(market.deps, actor, { ...small, confirm });
    expect(asked).toBe(0);
    await noted(1_000, new Date());
    const refused = refundOrder(market.deps, actor, {
      ...small,
      confirm: () => {
        throw new DomainError("confirm_password", "Please enter your password to go on");
      },
    });
    await expect(refused).rejects.toMatchObject({ code: "confirm_password" });
    expect((await paymentOf(intentId)).refunds).toHaveLength(1);
  });
});

describe("A refund of everything", () => {
  it("cancels an order that was never sent out, frees goods and window, and ends it", async () => {
    const { intentId, id, total, carrots } = await order();
    const before = await stockOf(carrots);
    await refund(intentId, one(carrots));
    await refund(intentId, "remaining");
    expect(await stateOf(id)).toBe("canceled");
    expect(await stockOf(carrots)).toBe(before + 2);
    await sweepPayments(market.deps);
    expect(await stateOf(id)).toBe("refunded");
    const payment = await paymentOf(intentId);
    expect(sumCents(payment.refunds.map((row) => row.amount))).toBe(total);
    await expect(refund(intentId, "remaining")).rejects.toMatchObject({ code: "conflict" });
  });

  it("that fails after it was sent gives the farms theirs back and asks for attention", async () => {
    const { intentId, id } = await order("pm_card_refundFail");
    await refund(intentId, "remaining");
    await sweepPayments(market.deps);
    expect(await stateOf(id)).toBe("refunded");
    const [sent] = await market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, intentId));
    await market.control.settleRefund(sent!.providerRefundId!, "failed");
    await processReportedEvents(market.deps);
    expect(await stateOf(id)).toBe("canceled");
    expect(await paymentOf(intentId)).toMatchObject({
      state: "succeeded",
      refunds: [{ state: "failed" }],
    });
    const { failed } = await paymentAttention(market.deps);
    expect(failed.map((row) => row.intentId)).toContain(intentId);
  });
});

describe("Canceling an order", () => {
  it("until the cut-off gives everything back; a second time is a conflict", async () => {
    const { number, total, id } = await order();
    const done = await cancelOrder(market.deps, admin, number, "Changed my mind");
    expect(done).toEqual({ state: "canceled", refunded: total });
    await expect(cancelOrder(market.deps, admin, number, "Again")).rejects.toMatchObject({
      code: "conflict",
    });
    await sweepPayments(market.deps);
    expect(await stateOf(id)).toBe("refunded");
  });

  it("of someone else answers as if it were not there (ASVS 8.2.2)", async () => {
    const { number } = await order();
    const stranger = ownedBy({ id: crypto.randomUUID(), username: "eve" });
    await expect(cancelOrder(market.deps, stranger, number, "No")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("after the cut-off is refused", async () => {
    const { number, deliveryDay } = await order();
    const late = { ...market.deps, clock: { now: () => new Date(`${deliveryDay}T12:00:00Z`) } };
    await expect(cancelOrder(late, admin, number, "Late")).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("A disputed payment", () => {
  it("cannot be refunded as well, and stands in the ledger with its fee until it is won", async () => {
    const { intentId } = await order("pm_card_createDispute");
    await processReportedEvents(market.deps);
    const [dispute] = await market.database.db
      .select()
      .from(disputes)
      .where(eq(disputes.intentId, intentId));
    expect(dispute).toMatchObject({ status: "needs_response" });
    await expect(refund(intentId, "remaining")).rejects.toMatchObject({ code: "conflict" });
    expect(await lossesOf()).toBe(dispute!.amount + 1_500);
    await market.control.settleDispute(dispute!.id, "won");
    await processReportedEvents(market.deps);
    expect(await lossesOf()).toBe(0);
    await refund(intentId, "remaining");
    await sweepPayments(market.deps);
    expect((await paymentOf(intentId)).state).toBe("refunded");
  });
});

describe("The list of payments", () => {
  const ask = (input: object) => listPayments(market.deps, paymentQuery.parse(input));

  it("finds by order number, email and provider id, and shows what went back", async () => {
    const { intentId, number, carrots } = await order();
    const { amount } = await refund(intentId, one(carrots));
    for (const q of [number.toLowerCase(), intentId]) {
      const { rows, total } = await ask({ q });
      expect(rows).toMatchObject([{ intentId, number, refunded: amount }]);
      expect(total).toBe(1);
    }
    expect((await ask({ q: "ana@" })).total).toBeGreaterThan(1);
    expect((await ask({ q: "nobody-at-all" })).total).toBe(0);
    await sweepPayments(market.deps);
    expect(await exportPayments(market.deps, admin, paymentQuery.parse({ q: number }))).toContain(
      number,
    );
  });

  it("is our ledger in step with the provider's balance, to the cent", async () => {
    await sweepPayments(market.deps);
    expect(await booksDiffer(market.deps)).toEqual({ sum: 0, list: [] });
  });
});

async function stockOf(productId: number): Promise<number> {
  const [row] = await market.database.db.select().from(stock).where(eq(stock.productId, productId));
  return row?.onHand ?? 0;
}

async function lossesOf(): Promise<number> {
  const rows = await market.database.db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, "disputes"));
  return sumCents(rows.map((row) => row.amount));
}
