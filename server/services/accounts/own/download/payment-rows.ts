import { eq, inArray, or } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import type { Tx } from "#db/client.ts";
import { boughtBy, type Owner } from "./owner.ts";

/** A person's receipts, refunds, credit, gift cards and referrals; the refunds without the team's notes. */
export async function paymentRowsOf(tx: Tx, owner: Owner) {
  const { id } = owner;
  return {
    ...(await receiptRowsOf(tx, owner)),
    credits: await tx.select().from(credits).where(eq(credits.userId, id)),
    ...(await giftCardRowsOf(tx, owner)),
    // Friends' orders are their own data: includes only what this person earned.
    referrals: await tx
      .select({
        state: referrals.state,
        reward: referrals.reward,
        takenBack: referrals.takenBack,
        creditedAt: referrals.creditedAt,
        createdAt: referrals.createdAt,
      })
      .from(referrals)
      .where(eq(referrals.referrerId, id)),
    referral_codes: await tx
      .select({ code: promotions.code, createdAt: promotions.createdAt })
      .from(promotions)
      .where(eq(promotions.referrerId, id)),
  };
}

async function receiptRowsOf(tx: Tx, owner: Owner) {
  const bought = boughtBy(tx, owner);
  const theirCheckouts = tx.select({ id: checkouts.id }).from(checkouts).where(bought.checkouts);
  const theirOrders = tx.select({ id: orders.id }).from(orders).where(bought.orders);
  const theirPayments = tx
    .select({ id: payments.intentId })
    .from(payments)
    .where(inArray(payments.checkoutId, theirCheckouts));
  return {
    receipts: await tx.select().from(receipts).where(inArray(receipts.checkoutId, theirCheckouts)),
    refunds: await tx
      .select({
        id: refunds.id,
        orderId: refunds.orderId,
        intentId: refunds.intentId,
        amount: refunds.amount,
        credit: refunds.credit,
        cause: refunds.cause,
        state: refunds.state,
        createdAt: refunds.createdAt,
        sentAt: refunds.sentAt,
      })
      .from(refunds)
      .where(or(inArray(refunds.orderId, theirOrders), inArray(refunds.intentId, theirPayments))),
  };
}

async function giftCardRowsOf(tx: Tx, owner: Owner) {
  return {
    gift_cards: await tx.select().from(giftCards).where(boughtBy(tx, owner).giftCards),
    // Gift cards the person received, without the buyer's address.
    gift_cards_received: await tx
      .select({
        amount: giftCards.amount,
        buyerName: giftCards.buyerName,
        message: giftCards.message,
        sentAt: giftCards.sentAt,
        redeemedAt: giftCards.redeemedAt,
      })
      .from(giftCards)
      .where(or(eq(giftCards.redeemedBy, owner.id), eq(giftCards.recipientEmail, owner.email))),
  };
}
