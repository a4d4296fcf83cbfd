import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { noteReading } from "#server/services/payments/disputes/note-dispute.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import {
  DISPUTED,
  withDisputedPurchases,
} from "#tests/support/setups/orders/disputed-purchases.ts";

const at = withDisputedPurchases();

describe("A payment whose money the bank holds is not refunded", () => {
  const HELD = "The customer’s bank has called this payment back. It cannot be refunded as well.";

  it("as a founding deposit: the membership stays active until the bank has decided", async () => {
    const { id, intentId } = await at.founding(DISPUTED);
    const refundDeposit = () => at.ask((api) => api.admin.memberships.refund({ id }));
    await expect(refundDeposit()).rejects.toThrow(HELD);
    const [kept] = await at.market.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.id, id));
    expect(kept?.state).toBe("active");
    expect(await at.refundsOf(intentId)).toEqual([]);
    await at.settle(intentId, "won");
    await refundDeposit();
    await sweepPayments(at.deps);
    expect(await at.refundsOf(intentId)).toMatchObject([{ state: "succeeded" }]);
  });

  it("as a plain payment", async () => {
    const { paymentIntentId: intentId } = await visitor(at.deps).call((api) =>
      api.checkout.payAmount({ amount: 1_500, email: "pat@furrow.example" }),
    );
    await at.market.pay(intentId, DISPUTED);
    await processReportedEvents(at.deps);
    await expect(
      at.ask((api) =>
        api.admin.payments.refund({
          intentId,
          wish: "remaining",
          reason: "Not wanted",
          cause: "poor_quality",
        }),
      ),
    ).rejects.toThrow(HELD);
    expect(await at.refundsOf(intentId)).toEqual([]);
  });

  it("as a box", async () => {
    const { paymentIntentId: intentId } = await at.chargedBox(DISPUTED);
    await expect(
      at.ask((api) =>
        api.admin.payments.refund({
          intentId,
          wish: "remaining",
          reason: "Not wanted",
          cause: "poor_quality",
        }),
      ),
    ).rejects.toThrow(HELD);
    expect(await at.refundsOf(intentId)).toEqual([]);
  });
});

describe("A late payment whose money the bank holds", () => {
  /** A payment without a purchase that is owed back. Its dispute is known before the refund was sent. */
  async function late() {
    const { paymentIntentId: intentId } = await visitor(at.deps).call((api) =>
      api.checkout.payAmount({ amount: 1_500, email: "pat@furrow.example" }),
    );
    await at.market.database.sql`
      update checkout_quotes q set quote = jsonb_set(quote, '{totals,total}', '1')
      from checkouts c where c.id = q.checkout_id and c.payment_intent_id = ${intentId}`;
    await at.market.pay(intentId, DISPUTED);
    await processReportedEvents(at.deps);
    await sweepPayments(at.deps);
    expect(await at.refundsOf(intentId)).toMatchObject([
      { state: "requested", reason: "amount_mismatch", sentAt: null },
    ]);
    return intentId;
  }
  const asked = async () =>
    (await at.market.control.calls()).filter(({ op }) => op === "refunds.create").length;

  it("is not refunded before the bank has decided for us", async () => {
    const before = await asked();
    const intentId = await late();
    expect(await asked()).toBe(before);
    await at.settle(intentId, "won");
    await sweepPayments(at.deps);
    expect(await at.refundsOf(intentId)).toMatchObject([{ state: "succeeded" }]);
  });

  it("is not refunded at all when the bank returned the money: that counts as the refund", async () => {
    const before = await asked();
    const intentId = await late();
    await at.settle(intentId, "lost");
    await sweepPayments(at.deps);
    const { id } = await at.disputeOfPayment(intentId);
    expect(await at.refundsOf(intentId)).toMatchObject([
      { state: "succeeded", providerRefundId: id },
    ]);
    expect(await asked()).toBe(before);
  });
});

describe("What the provider says of a dispute", () => {
  it("is applied only if it was requested after the known state", async () => {
    const { intentId } = await at.founding(DISPUTED);
    const { id } = await at.disputeOfPayment(intentId);
    const askedAt = at.clock.now();
    const dispute = (await at.deps.payments.getDispute(id))!;
    expect(dispute.status).toBe("needs_response");
    at.clock.pass(1_000);
    await at.settle(intentId, "won");
    const known = await at.disputeOfPayment(intentId);
    expect(known).toMatchObject({ status: "won", closedAt: at.clock.now() });
    await noteReading(at.deps, { askedAt, dispute });
    expect(await at.disputeOfPayment(intentId)).toEqual(known);
  });
});

describe("The page of a dispute", () => {
  it("is there for a founding deposit, with its receipt, its email and no order", async () => {
    const { id, intentId } = await at.founding(DISPUTED);
    await at.market.database.sql`
      update emails set state = 'sent', sent_at = now()
      where dedupe_key = ${`membership_active:${id}`}`;
    const { id: disputeId } = await at.disputeOfPayment(intentId);
    const page = await at.ask((api) => api.admin.payments.dispute({ disputeId }));
    expect(page.facts).toMatchObject({
      number: expect.stringMatching(/^R-/),
      purpose: "membership",
      customer: { email: "mia@furrow.example" },
      paid: { amount: 5_000, received: 5_000 },
      order: null,
      lines: [],
      delivery: [],
      mails: [{ kind: "membership_active" }],
    });
    expect(page.draft).toContain("membership");
    const { disputed } = await at.ask((api) => api.admin.payments.attention());
    expect(disputed).toContainEqual(
      expect.objectContaining({ id: disputeId, number: page.facts.number }),
    );
    expect(
      await at.ask((api) =>
        api.admin.payments.answerDispute({ disputeId, text: "winning_evidence" }),
      ),
    ).toEqual({
      status: "won",
    });
  });
});
