import type { OrderState } from "#shared/orders/order.ts";
import { BUSINESS_ZONE, type Day } from "#shared/time.ts";
import { leavesRefundableOf } from "../../payments/refunds/held.ts";
import { stops } from "../../payments/refunds/stopped.ts";
import { kind, ROUTES_PAGE, type Rows, type Waiting } from "./kind.ts";

const ORDERS = "/dashboard/admin/orders";
const ROUTES = { ...ROUTES_PAGE, first: { day: "delivery_day", window: "delivery_window" } };

/** Nothing for the team to do: the state is final or resolves by itself. */
const NOTHING_WAITS: readonly Waiting[] = [];

/** Orders that did not reach a final state by the end of their delivery day: `overdue` in the team's table. */
const stranded = (state: string) =>
  kind(
    "stranded",
    { to: ORDERS, search: { state: "overdue" } },
    (sql, { today }) => sql`orders where state = ${state} and delivery_day < ${today}`,
  );

/** Condition on `orders o`: the delivery failed, and the order will be delivered again. */
const comesAgain = (sql: Parameters<Rows>[0], today: Day) =>
  sql`comes_again(o, ${today}, ${BUSINESS_ZONE})`;

/**
 * By state: orders that the team has to act on. Disputes are counted on their own: no van takes a disputed order, and
 * the team can refund one that failed to be delivered only when the bank leaves something of a payment.
 */
export const ORDERS_WAITING: Record<OrderState, readonly Waiting[]> = {
  placed: stranded("placed"),
  locked: stranded("locked"),
  harvesting: stranded("harvesting"),
  packed: [
    ...kind(
      "withoutVan",
      ROUTES,
      (sql, { today }) => sql`orders o
          where state = 'packed' and delivery_day >= ${today} and not ${stops(sql)} and not exists (
            select from route_stops s where s.order_id = o.id and s.state in ('planned', 'arrived'))`,
    ),
    ...stranded("packed"),
  ],
  out_for_delivery: stranded("out_for_delivery"),
  delivered: NOTHING_WAITS,
  failed_delivery: [
    ...kind(
      "withoutVan",
      ROUTES,
      (sql, { today }) => sql`orders o
          where state = 'failed_delivery' and delivery_day = ${today}
            and not is_aboard(o.id, ${today}) and ${comesAgain(sql, today)}
            and not ${stops(sql)}`,
    ),
    // `undecided` in the team's table. A refund request is counted as a problem, and nothing is left to do for a fully refunded order.
    ...kind(
      "notHandedOver",
      { to: ORDERS, search: { state: "undecided" } },
      (sql, { today }) => sql`orders o
          where state = 'failed_delivery' and not ${comesAgain(sql, today)}
            and not is_money_asked(o.id) and not is_given_back(o.id)
            and ${leavesRefundableOf(sql)}`,
    ),
  ],
  canceled: NOTHING_WAITS,
  refunded: NOTHING_WAITS,
};
