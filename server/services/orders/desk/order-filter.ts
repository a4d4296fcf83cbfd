import { and, eq, inArray, lt, not, type SQL } from "drizzle-orm";
import type { OrderFilter } from "#shared/orders/order-desk.ts";
import type { OrderState } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { leavesRefundable } from "../../payments/refunds/held.ts";
import { comesAgain, STANDS } from "../../platform/standing-orders.ts";
import { isGivenBack, isMoneyAsked } from "../problems/asked.ts";

/** States from which an order is still to be delivered on its day. */
const UNDER_WAY: OrderState[] = ["placed", "locked", "harvesting", "packed", "out_for_delivery"];

/** Condition on `orders` for a status by which the team filters them. */
export function hasStatus(wanted: OrderFilter, today: Day): SQL | undefined {
  if (wanted === "standing") return STANDS;
  if (wanted === "overdue") {
    return and(inArray(orders.state, UNDER_WAY), lt(orders.deliveryDay, today));
  }
  if (wanted !== "undecided") return eq(orders.state, wanted);
  return and(
    eq(orders.state, "failed_delivery"),
    not(comesAgain(today)),
    not(isMoneyAsked),
    not(isGivenBack),
    leavesRefundable,
  );
}
