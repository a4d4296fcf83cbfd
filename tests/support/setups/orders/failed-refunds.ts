import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import type { RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { violations } from "#tests/support/invariants.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { openMarketPlace } from "#tests/support/market/market-place.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

const CARROTS = "nantes-carrots";

let serial = 0;

export type FailedRefunds = Awaited<ReturnType<typeof openFailedRefunds>>;

/** Payments of each kind, their refunds, and the bank that rejects these after the provider has accepted them. */
async function openFailedRefunds() {
  const market = await openMarketPlace();
  const { db } = market.database;
  await setStock(db, CARROTS, 500);
  const refundsOf = (intentId: string) =>
    db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, intentId))
      .orderBy(refunds.createdAt, refunds.id);
  const paidCart = async ({ call }: Pick<Visitor, "call">): Promise<string> => {
    const input = await basket(db, { slug: CARROTS, quantity: 2 });
    const { paymentIntentId } = await call((api) => api.checkout.createIntent(input));
    await market.pay(paymentIntentId);
    return paymentIntentId;
  };
  const bought = async (buyer: Visitor): Promise<string> => {
    const intentId = await paidCart(buyer);
    await finalizeIntent(market.deps, intentId, "test");
    return intentId;
  };
  const back = (intentId: string, wish: RefundWish | "remaining") =>
    refundOrder(market.deps, null, { intentId, wish, reason: "Wilted", cause: "poor_quality" });
  /** For each kind of payment, a function that makes one, refunds it in full, and returns it. */
  const refunded = {
    order: async (buyer: Visitor) => {
      const intentId = await bought(buyer);
      await back(intentId, "remaining");
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
      const [found] = await db
        .select({ id: memberships.id })
        .from(memberships)
        .innerJoin(checkouts, eq(checkouts.id, memberships.checkoutId))
        .where(eq(checkouts.paymentIntentId, paymentIntentId));
      await refundMembership(market.deps, null, found!.id);
      return paymentIntentId;
    },
  };
  return {
    market,
    customer: () => {
      serial += 1;
      return registered(market.deps, {
        username: `back${serial}`,
        email: `back${serial}@furrow.example`,
      });
    },
    bought,
    back,
    refunded,
    refundsOf,
    /** The provider accepts the refund and later reports that the bank rejected it. */
    failing: async (intentId: string) => {
      await sweepPayments(market.deps);
      const [sent] = await refundsOf(intentId);
      await market.control.settleRefund(sent!.providerRefundId!, "failed");
      await noteRefund(market.deps, sent!.id, { id: sent!.providerRefundId, state: "failed" });
      return sent!;
    },
    attentionFor: async (intentId: string) =>
      (await paymentAttention(market.deps)).failed.filter((row) => row.intentId === intentId),
    booksAgree: async () => expect(await booksDiffer(market.deps)).toEqual({ sum: 0, list: [] }),
  };
}

/** Opens a market for the file; after each test all invariants must hold. */
export function withFailedRefunds(begin: (opened: FailedRefunds) => void): void {
  let at: FailedRefunds;
  beforeAll(async () => {
    at = await openFailedRefunds();
    begin(at);
  });
  afterAll(() => at.market[Symbol.asyncDispose]());
  afterEach(async () => {
    expect(await violations(at.market.database.sql, new Date())).toEqual({});
  });
}
