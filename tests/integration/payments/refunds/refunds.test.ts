import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { ledgerEntries, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { recordAudit } from "#server/services/platform/audit/audit.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DomainError } from "#shared/errors.ts";
import { GIVING_PERIOD_MS } from "#shared/payments/refunds/refund.ts";
import { sumCents } from "#shared/money.ts";
import { written } from "#tests/support/market/written.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { one, withRefundableOrders } from "#tests/support/setups/orders/refundable-orders.ts";

const at = withRefundableOrders();

describe("A refund of one line", () => {
  it("gives its price and tax back, is logged, mailed and sent once", async () => {
    const { intentId, id, carrots, number } = await at.order();
    const { refundId, amount } = await at.refund(intentId, one(carrots));
    await sweepPayments(at.market.deps);
    await sweepPayments(at.market.deps);
    const payment = await at.paymentOf(intentId);
    expect(payment).toMatchObject({
      state: "partly_refunded",
      refunds: [{ id: refundId, state: "succeeded", amount, lines: [{ quantity: 1 }] }],
    });
    expect(payment.order?.left.lines.find((line) => line.productId === carrots)?.quantity).toBe(1);
    expect(await at.stateOf(id)).toBe("placed");
    const mails = await at.market.database.db
      .select({ subject: emails.subject })
      .from(emails)
      .where(eq(emails.dedupeKey, `refund_started:${refundId}`));
    expect(mails).toEqual([{ subject: expect.stringContaining(number) }]);
    const log = await at.market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, intentId));
    expect(log).toMatchObject([
      {
        action: "refund.requested",
        actorId: at.admin.id,
        detail: { amount, reason: "It had wilted" },
      },
    ]);
  });

  it("twice at the same moment for the last unit goes through once; the other is a conflict", async () => {
    const { intentId, carrots } = await at.order();
    const both = await Promise.allSettled([
      at.refund(intentId, one(carrots, 2)),
      at.refund(intentId, one(carrots, 2)),
    ]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((result) => result.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "conflict" });
    await sweepPayments(at.market.deps);
  });

  it("ASVS 7.5.3 counts with its giver's others of the day: above $200 in all it needs a confirmation", async () => {
    const { intentId, carrots } = await at.order();
    const actor = { ...at.admin, id: crypto.randomUUID(), username: "giver" };
    await at.market.database.db.insert(users).values({
      id: actor.id,
      username: actor.username,
      email: "giver@furrow.example",
      firstName: "Gil",
      lastName: "Iver",
      passwordHash: "none",
      role: "admin",
      ...written(),
    });
    const noted = (amount: number, when: Date) =>
      recordAudit({ clock: { now: () => when } }, at.market.database.db, actor, {
        action: "credit.given",
        subject: { kind: "user", id: "someone", name: "someone" },
        detail: { amount },
      });
    await noted(90_000, new Date(Date.now() - GIVING_PERIOD_MS - 60_000));
    await noted(19_000, new Date());
    const small = { intentId, wish: one(carrots), reason: "Small", cause: "poor_quality" } as const;
    let asked = 0;
    const confirm = () => void (asked += 1);
    await refundOrder(at.market.deps, actor, { ...small, confirm });
    expect(asked).toBe(0);
    await noted(1_000, new Date());
    const refused = refundOrder(at.market.deps, actor, {
      ...small,
      confirm: () => {
        throw new DomainError("confirm_password", "Please enter your password to go on");
      },
    });
    await expect(refused).rejects.toMatchObject({ code: "confirm_password" });
    expect((await at.paymentOf(intentId)).refunds).toHaveLength(1);
  });
});

describe("A refund of everything", () => {
  it("cancels an order that was never sent out, frees goods and window, and ends it", async () => {
    const { intentId, id, total, carrots } = await at.order();
    const before = await stockOf(carrots);
    await at.refund(intentId, one(carrots));
    await at.refund(intentId, "remaining");
    expect(await at.stateOf(id)).toBe("canceled");
    expect(await stockOf(carrots)).toBe(before + 2);
    await sweepPayments(at.market.deps);
    expect(await at.stateOf(id)).toBe("refunded");
    const payment = await at.paymentOf(intentId);
    expect(sumCents(payment.refunds.map((row) => row.amount))).toBe(total);
    await expect(at.refund(intentId, "remaining")).rejects.toMatchObject({ code: "conflict" });
  });

  it("that fails after it was sent gives the farms theirs back and asks for attention", async () => {
    const { intentId, id } = await at.order("pm_card_refundFail");
    await at.refund(intentId, "remaining");
    await sweepPayments(at.market.deps);
    expect(await at.stateOf(id)).toBe("refunded");
    const [sent] = await at.market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, intentId));
    await at.market.control.settleRefund(sent!.providerRefundId!, "failed");
    await processReportedEvents(at.market.deps);
    expect(await at.stateOf(id)).toBe("canceled");
    expect(await at.paymentOf(intentId)).toMatchObject({
      state: "succeeded",
      refunds: [{ state: "failed" }],
    });
    const { failed } = await paymentAttention(at.market.deps);
    expect(failed.map((row) => row.intentId)).toContain(intentId);
  });
});

describe("A disputed payment", () => {
  it("cannot be refunded as well, and stands in the ledger with its fee until it is won", async () => {
    const { intentId } = await at.order("pm_card_createDispute");
    await processReportedEvents(at.market.deps);
    const [dispute] = await at.market.database.db
      .select()
      .from(disputes)
      .where(eq(disputes.intentId, intentId));
    expect(dispute).toMatchObject({ status: "needs_response" });
    await expect(at.refund(intentId, "remaining")).rejects.toMatchObject({ code: "conflict" });
    expect(await lossesOf()).toBe(dispute!.amount + 1_500);
    await at.market.control.settleDispute(dispute!.id, "won");
    await processReportedEvents(at.market.deps);
    expect(await lossesOf()).toBe(0);
    await at.refund(intentId, "remaining");
    await sweepPayments(at.market.deps);
    expect((await at.paymentOf(intentId)).state).toBe("refunded");
  });
});

async function stockOf(productId: number): Promise<number> {
  const [row] = await at.market.database.db
    .select()
    .from(stock)
    .where(eq(stock.productId, productId));
  return row?.onHand ?? 0;
}

async function lossesOf(): Promise<number> {
  const rows = await at.market.database.db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, "disputes"));
  return sumCents(rows.map((row) => row.amount));
}
