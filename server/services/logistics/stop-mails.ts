import type { Arrival } from "#shared/logistics/arrivals.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { donatedTo } from "../orders/donated.ts";
import { orderUrl } from "../platform/order-links.ts";

/** What every email about a delivery says. */
export async function mailOf(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  order: typeof orders.$inferSelect,
) {
  return {
    orderNumber: order.number,
    orderUrl: await orderUrl(deps, tx, order),
    donatedTo: await donatedTo(tx, order.id),
  };
}

/** A range of arrival in the form that emails take. */
export function rangeOf({ from, until }: Arrival) {
  return { from: from.toISOString(), until: until.toISOString() };
}
