import { orderUrl } from "#shared/orders/order-path.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";

/** What every email about a delivery says. */
export function mailOf({ publicUrl }: Pick<Deps, "publicUrl">, order: typeof orders.$inferSelect) {
  return {
    orderNumber: order.number,
    orderUrl: orderUrl(publicUrl, order),
  };
}
