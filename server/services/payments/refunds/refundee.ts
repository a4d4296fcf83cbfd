import { eq } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import { payerOf } from "../settling/settling.ts";

/** The person a refund belongs to. `userId` is null for a customer without an account. */
export type Refundee = {
  email: string;
  userId: string | null;
  order: Pick<typeof orders.$inferSelect, "id" | "number" | "userId" | "deliveryDay"> | null;
};

/** The customer of a refund: that of its order or membership, or else whoever paid. */
export async function refundeeOf(
  tx: Tx,
  { orderId, intentId }: { orderId: string | null; intentId: string },
): Promise<Refundee> {
  const [order] = orderId ? await tx.select().from(orders).where(eq(orders.id, orderId)) : [];
  if (order) {
    return { email: order.email, userId: order.userId, order };
  }
  const [paid] = await tx
    .select({ checkoutId: checkouts.id, userId: checkouts.userId, membership: memberships })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .leftJoin(memberships, eq(memberships.checkoutId, checkouts.id))
    .where(eq(payments.intentId, intentId));
  if (!paid) throw new Error("A refund has no payment");
  const { checkoutId, membership } = paid;
  const userId = membership?.userId ?? paid.userId;
  const { email } = membership ?? (await payerOf(tx, checkoutId));
  return { email, userId, order: null };
}
