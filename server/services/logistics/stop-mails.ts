import type { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";

/** What every email about a delivery says. */
export function mailOf(
  { publicUrl }: Pick<Deps, "publicUrl">,
  { number, userId }: typeof orders.$inferSelect,
) {
  return {
    orderNumber: number,
    orderUrl: userId ? `${publicUrl}/dashboard/customer/orders/${number}` : null,
  };
}
