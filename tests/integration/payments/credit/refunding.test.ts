import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { type CustomerCredit, withCustomerCredit } from "#tests/support/setups/customer-credit.ts";

let at: CustomerCredit;
withCustomerCredit((opened) => {
  at = opened;
});

const refundsOf = (intentId: string) =>
  at.market.database.db.select().from(refunds).where(eq(refunds.intentId, intentId));
const refund = (intentId: string, wish: Parameters<typeof refundOrder>[2]["wish"]) =>
  refundOrder(at.deps, at.chief.user, {
    intentId,
    wish,
    reason: "It had wilted",
    cause: "poor_quality",
  });
const sentToProvider = async () =>
  (await at.market.control.calls()).filter((call) => call.op === "refunds.create").length;

describe("A refund of an order that credit paid a part of", () => {
  it("gives each its share back, line by line, and in the end all of both", async () => {
    await at.give(500);
    const { intentId, total, id } = await at.ordered(500);
    const [line] = await at.market.database.sql<{ id: number }[]>`
      select product_id as id from order_lines where order_id = ${id} order by product_id limit 1`;
    await refund(intentId, { lines: [{ productId: line!.id, quantity: 1 }], delivery: false });
    const [first] = await refundsOf(intentId);
    expect(first!.amount).toBeGreaterThan(0);
    expect(await at.balance()).toBe(first!.credit);
    expect(first!.credit).toBe(Math.ceil((500 * (first!.amount + first!.credit)) / (total + 500)));
    await refund(intentId, "remaining");
    await sweepPayments(at.deps);
    expect(await at.balance()).toBe(500);
    expect(await at.paymentOf(intentId)).toMatchObject({ state: "refunded" });
  });

  it("by canceling returns the credit whole and the card's part to the card", async () => {
    await at.give(20_000);
    const { intentId, number, credit, total } = await at.ordered(20_000);
    await at.ana.call((api) => api.orders.cancel({ number }));
    await sweepPayments(at.deps);
    expect(await at.balance()).toBe(20_000);
    expect(await refundsOf(intentId)).toMatchObject([
      { amount: total, credit, state: "succeeded" },
    ]);
    const again = await at.ordered(20_000);
    expect(again.credit).toBe(credit);
  });

  it("that fails takes its credit back, and is made again as a whole", async () => {
    await at.give(500);
    const { intentId, total } = await at.ordered(500, "pm_card_refundFail");
    await refund(intentId, "remaining");
    await sweepPayments(at.deps);
    expect(await at.balance()).toBe(500);
    const [sent] = await refundsOf(intentId);
    await at.market.control.settleRefund(sent!.providerRefundId!, "failed");
    await processReportedEvents(at.deps);
    expect(await at.balance()).toBe(0);
    expect(await refund(intentId, "remaining")).toMatchObject({ amount: total + 500 });
    expect(await at.balance()).toBe(500);
  });
});

describe("A problem whose money the customer wants as credit", () => {
  it("gives the same sum as credit once the team decides, counts the units as given back, and sends nothing", async () => {
    const { intentId, number } = await at.ordered(0);
    const { db, sql } = at.market.database;
    await markDelivered(sql, number);
    await sql`insert into settings (key, value, updated_at) values ('creditAtOnceCents', '0', now())`;
    const read = () => at.ana.call((api) => api.orders.byNumber({ number }));
    const { productId } = (await read()).lines[0]!;
    const report = { number, productId, kind: "quality", quantity: 1, note: "" } as const;
    await at.ana.call((api) => api.orders.report({ ...report, to: "credit" }));
    const { rows } = await at.chief.call((api) =>
      api.admin.problems.page({ q: number, state: "open" }),
    );
    expect(rows).toMatchObject([{ to: "credit" }]);
    await sweepPayments(at.deps);
    const before = await sentToProvider();
    const given = await at.chief.call((api) =>
      api.admin.problems.refund({ id: rows[0]!.id, cause: "poor_quality" }),
    );
    await sweepPayments(at.deps);
    expect(given.credit).toBe(given.amount);
    expect(await at.balance()).toBe(given.amount);
    expect(await refundsOf(intentId)).toMatchObject([
      { amount: 0, credit: given.amount, state: "succeeded" },
    ]);
    expect(await sentToProvider()).toBe(before);
    expect(await at.paymentOf(intentId)).toMatchObject({ state: "succeeded" });
    const after = await read();
    expect(after.lines[0]).toMatchObject({ refunded: 1 });
    expect(after.refunds).toMatchObject([{ amount: 0, credit: given.amount }]);
    const [mail] = await db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `refund_started:${after.refunds[0]!.id}`));
    expect(mail?.text).toContain("as credit for your next order");
    expect((await at.ordered(given.amount)).credit).toBe(given.amount);
  });
});
