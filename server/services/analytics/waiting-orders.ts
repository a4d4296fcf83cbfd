import type { OrderState } from "#shared/orders/order.ts";
import { BUSINESS_ZONE, type Day } from "#shared/time.ts";
import { kind, type Rows, type Waiting } from "./waiting-kind.ts";

const LOGISTICS = "/dashboard/logistics";
const ROUTES = "/dashboard/logistics/routes";

/** No one of the team needs to do anything: it goes on by itself, or is over. */
const NO_ONE: readonly Waiting[] = [];

/** An order whose day is over without an end. */
const stranded = (state: string) =>
  kind(
    "stranded",
    LOGISTICS,
    (sql, { today }) => sql`orders where state = ${state} and delivery_day < ${today}`,
  );

/** Of orders `o`, whose delivery failed: whether each is to be brought again. */
const comesAgain = (sql: Parameters<Rows>[0], today: Day) =>
  sql`comes_again(o, ${today}, ${BUSINESS_ZONE})`;

/** What of the orders waits for the team, in each state. */
export const ORDERS_WAITING: Record<OrderState, readonly Waiting[]> = {
  placed: stranded("placed"),
  locked: stranded("locked"),
  harvesting: stranded("harvesting"),
  packed: [
    ...kind(
      "withoutVan",
      ROUTES,
      (sql, { today }) => sql`orders o
          where state = 'packed' and delivery_day >= ${today} and not exists (
            select from route_stops s where s.order_id = o.id and s.state in ('planned', 'arrived'))`,
    ),
    ...stranded("packed"),
  ],
  out_for_delivery: stranded("out_for_delivery"),
  delivered: NO_ONE,
  failed_delivery: [
    ...kind(
      "withoutVan",
      ROUTES,
      (sql, { today }) => sql`orders o
          where state = 'failed_delivery' and delivery_day = ${today}
            and not is_aboard(o.id, ${today}) and ${comesAgain(sql, today)}`,
    ),
    // What its customer asked for waits as a problem, and of what is given back nothing is left to do.
    ...kind(
      "notHandedOver",
      LOGISTICS,
      (sql, { today }) => sql`orders o
          where state = 'failed_delivery' and not ${comesAgain(sql, today)}
            and not is_money_asked(o.id) and not is_given_back(o.id)`,
    ),
  ],
  canceled: NO_ONE,
  refunded: NO_ONE,
};
