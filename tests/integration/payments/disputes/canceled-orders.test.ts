import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { onADay } from "#tests/support/market/time/on-a-day.ts";
import { refuseRefunds } from "#tests/support/money/refused-refunds.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";
import {
  DISPUTED,
  type DisputeDay,
  INQUIRY,
  openDisputeDay,
} from "#tests/support/money/dispute-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: DisputeDay;
onADay(openDisputeDay, (opened) => {
  at = opened;
});

describe("A disputed order that the team cancels", () => {
  const mailsOf = async (number: string, kind: "order_canceled" | "refund_started") => {
    const rows = await at.market.database.db.select().from(emails).where(eq(emails.kind, kind));
    return rows.filter(({ text }) => text.includes(number));
  };

  it("gets its customer one email, which says that the payment is with the bank", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    await at.cancel(number);
    const [mail, ...more] = await mailsOf(number, "order_canceled");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: "ana@furrow.example",
      subject: `Your order ${number} is canceled`,
    });
    expect(mail?.text).toContain("The payment is with your bank");
    expect(mail?.text).not.toMatch(/\$|sent|goes back|on its way|ten days/i);
    expect(await mailsOf(number, "refund_started")).toEqual([]);
    await at.settle(number, "won");
    expect(await mailsOf(number, "refund_started")).toHaveLength(1);
    expect(await mailsOf(number, "order_canceled")).toHaveLength(1);
  });

  it("gets its customer the email of the refund alone when the bank leaves the money with us", async () => {
    const number = await at.bought(INQUIRY);
    await processReportedEvents(at.deps);
    await at.cancel(number);
    expect(await mailsOf(number, "order_canceled")).toEqual([]);
    expect(await mailsOf(number, "refund_started")).toHaveLength(1);
  });

  it("An order canceled after its cut-off and packed does not put its goods back on sale, and no money moves", async () => {
    const number = await at.bought(DISPUTED);
    await at.lock();
    await at.pack(number);
    await processReportedEvents(at.deps);
    const before = (await at.stockOf(at.beets)).onHand;
    expect(await at.cancel(number)).toEqual({ state: "canceled", refunded: null });
    expect((await at.stockOf(at.beets)).onHand).toBe(before);
    expect((await at.paymentOf(number)).refunds).toEqual([]);
    expect(await at.cancel(number)).toEqual({ state: "canceled", refunded: null });
  });

  it("A canceled order whose dispute is won is refunded then, once", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    await at.cancel(number);
    await at.settle(number, "won");
    await processReportedEvents(at.deps);
    await sweepPayments(at.deps);
    const { refunds, state, amount } = await at.paymentOf(number);
    expect(refunds).toMatchObject([{ amount, state: "succeeded", reason: "dispute_over" }]);
    expect(state).toBe("refunded");
    expect(await at.accountOf(number, "disputes")).toBe(0);
    expect(await at.accountOf(number, "farm_payable")).toBe(0);
  });

  it("A canceled order of which a small refund had failed is refunded whole when its dispute is won", async () => {
    const number = await at.bought(DISPUTED);
    const { paymentIntentId: intentId } = await at.orderOf(number);
    const part = { lines: [{ productId: at.beets, quantity: 1 }], delivery: false };
    const wish = { wish: part, reason: "Wilted", cause: "poor_quality" } as const;
    await at.ask((api) => api.refund({ intentId, ...wish }));
    await refuseRefunds(at.deps, intentId);
    at.clock.pass(1_000);
    await processReportedEvents(at.deps);
    await at.cancel(number);
    await at.settle(number, "won");
    await processReportedEvents(at.deps);
    await sweepPayments(at.deps);
    const { refunds, state, amount } = await at.paymentOf(number);
    expect(refunds).toMatchObject([{ amount, state: "succeeded" }, { state: "failed" }]);
    expect(refunds[0]?.replaces).toBe(refunds[1]?.id);
    expect(state).toBe("refunded");
    expect((await at.ask((api) => api.attention())).failed).toEqual([]);
  });

  it("A canceled order whose dispute is lost counts as refunded by the bank: only its fee is lost", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    await at.cancel(number);
    await at.settle(number, "lost");
    await processReportedEvents(at.deps);
    await sweepPayments(at.deps);
    const { refunds, state } = await at.paymentOf(number);
    expect(refunds).toMatchObject([{ state: "succeeded", reason: "bank_gave_back" }]);
    expect(state).toBe("refunded");
    expect(await at.accountOf(number, "disputes")).toBe(1_500);
    for (const account of ["farm_payable", "commission", "tax_payable", "customer_refunds"])
      expect(await at.accountOf(number, account)).toBe(0);
    expect(await booksDiffer(at.deps)).toEqual({ sum: 0, list: [] });
  });

  it("is settled immediately when the dispute is already lost", async () => {
    const number = await at.bought(DISPUTED);
    await at.lock();
    await processReportedEvents(at.deps);
    await at.settle(number, "lost");
    await expect(at.pack(number)).rejects.toMatchObject(CONFLICT);
    await at.cancel(number);
    expect(await at.accountOf(number, "disputes")).toBe(1_500);
    expect((await at.paymentOf(number)).state).toBe("refunded");
  });

  it("When the bank refused an order's refunds, what it gave back settles them, and no alarm stays", async () => {
    const number = await at.bought(DISPUTED);
    const { id, paymentIntentId: intentId } = await at.orderOf(number);
    const part = { lines: [{ productId: at.beets, quantity: 1 }], delivery: false };
    const wish = { wish: part, reason: "Wilted", cause: "poor_quality" } as const;
    await at.ask((api) => api.refund({ intentId, ...wish }));
    await at.cancel(number);
    await refuseRefunds(at.deps, intentId);
    await processReportedEvents(at.deps);
    const alarms = async () => {
      const { failed } = await at.ask((api) => api.attention());
      const all = (await needsAttention(at.deps)).find(({ what }) =>
        what.startsWith("refunds failed"),
      );
      return [failed.filter((row) => row.intentId === intentId).length, all?.count ?? 0];
    };
    expect(await alarms()).toEqual([2, 2]);
    at.clock.pass(1_000);
    await at.settle(number, "lost");
    const { refunds, state } = await at.paymentOf(number);
    const [bank, ...refused] = refunds;
    expect([state, bank?.state, bank?.orderId]).toEqual(["refunded", "succeeded", id]);
    expect(refused.map((one) => one.id)).toContain(bank?.replaces);
    expect(refunds.map((one) => one.needsAttention)).toEqual([false, false, false]);
    expect(await alarms()).toEqual([0, 0]);
  });

  it("A canceled order that was disputed twice is refunded the rest when the second dispute is won", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    const { id, intentId } = await at.disputeOf(number);
    await at.sql`
      insert into disputes (id, intent_id, status, reason, amount_cents, taken_cents, created_at, updated_at, read_at)
      values (${`${id}before`}, ${intentId}, 'lost', 'fraudulent', 200, 200, now() - interval '1 day', now(), now())`;
    await at.cancel(number);
    await at.market.control.settleDispute(id, "won");
    await processReportedEvents(at.deps);
    expect((await at.ask((api) => api.dispute({ disputeId: id }))).status).toBe("won");
    await sweepPayments(at.deps);
    const { refunds, state, amount } = await at.paymentOf(number);
    expect(refunds.map((one) => one.amount).toSorted((a, b) => a - b)).toEqual([200, amount - 200]);
    expect(state).toBe("refunded");
    expect(await mailsOf(number, "order_canceled")).toHaveLength(1);
  });

  it("is its customer's to cancel under an inquiry, whose end is kept after the refund", async () => {
    const number = await at.bought(INQUIRY);
    await processReportedEvents(at.deps);
    await at.ana.call((api) => api.orders.cancel({ number }));
    await sweepPayments(at.deps);
    expect((await at.paymentOf(number)).state).toBe("refunded");
    await at.settle(number, "won");
    expect(await at.disputeOf(number)).toMatchObject({ status: "warning_closed" });
  });

  it("cannot be canceled by its customer", async () => {
    const number = await at.bought(DISPUTED);
    await processReportedEvents(at.deps);
    await expect(at.ana.call((api) => api.orders.cancel({ number }))).rejects.toMatchObject(
      CONFLICT,
    );
    expect(await at.stateOf(number)).toBe("placed");
  });
});
