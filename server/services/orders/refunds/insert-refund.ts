import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { orderRefundEntries } from "#shared/payments/refunds/refund-entries.ts";
import { bearerOf, type Fault } from "#shared/payments/refunds/refund-cause.ts";
import type { Cents } from "#shared/money.ts";
import { refundLifecycle } from "#shared/payments/payment-lifecycle.ts";
import type { RefundPlan } from "#shared/payments/refunds/refund-plan.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import { moveCredit } from "../../payments/credit/credits.ts";
import { post } from "../../payments/ledger.ts";
import type { Order } from "../../payments/refunds/sold.ts";
import { followGoods } from "../order-slot.ts";

type Asked = Fault & {
  reason: string;
  requestedBy: string | null;
  replaces?: string | undefined;
  actKey?: string | undefined;
  at: Date;
};

/**
 * Writes a refund of the payment `order.paymentIntentId` according to a plan, with its lines, ledger entries and
 * credit. Throws `invalid` for credit to a guest.
 */
export async function insertRefund(
  tx: Tx,
  order: Order,
  plan: RefundPlan,
  { at, cause, bearer = bearerOf(cause), bearerReason, ...by }: Asked,
): Promise<typeof refunds.$inferSelect> {
  const { paymentIntentId: intentId, id: orderId } = order;
  const { card, credit, delivery, deliveryTaxes, goodwill } = plan;
  const [row] = await tx
    .insert(refunds)
    .values({
      intentId,
      orderId,
      amount: card,
      credit,
      delivery,
      deliveryTaxes,
      goodwill,
      // If nothing goes to the card, there is nothing to send and the refund is complete.
      state: card === 0 ? "succeeded" : refundLifecycle.initial,
      ...by,
      cause,
      bearer,
      bearerReason: bearer === bearerOf(cause) ? null : bearerReason,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error("A refund could not be written");
  if (plan.lines.length > 0) {
    await tx
      .insert(refundLines)
      .values(plan.lines.map((line) => ({ ...line, refundId: row.id, orderId })));
  }
  await post(tx, {
    at,
    key: `order_refund:${row.id}`,
    kind: "order_refund",
    orderId,
    intentId,
    lines: orderRefundEntries(plan, bearer),
  });
  await creditBack(tx, order, { refundId: row.id, amount: credit, at });
  await followGoods(tx, orderId);
  return row;
}

type Back = { refundId: string; amount: Cents; at: Date };

/** Gives the credit part to the customer immediately. Throws `invalid` for a guest, who cannot have credit. */
async function creditBack(tx: Tx, order: Order, { refundId, amount, at }: Back): Promise<void> {
  if (amount === 0) return;
  if (order.userId === null) throw new DomainError("invalid", m.guestWithoutCredit);
  await moveCredit(tx, {
    at,
    userId: order.userId,
    amount,
    key: `refund:${refundId}`,
    reason: "order_refunded" satisfies CreditReason,
    orderId: order.id,
  });
}
