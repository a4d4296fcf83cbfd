import { WITH_FARMS } from "#shared/orders/order.ts";
import { stops } from "../../payments/refunds/stopped.ts";
import { hasOnlyReceivers } from "../../farms/admin/nobody-works.ts";
import type { Rows } from "./kind.ts";

/**
 * Lines that are not ready, of an order by the only person who works for their farm: by `own-order.ts` nobody there may
 * mark what is missing of them. From the cut-off on, and until the day they are harvested for is over; a disputed order
 * waits for the bank.
 */
export const ownLinesWaiting: Rows = (sql, { today }) => sql`(
  select coalesce(o.harvested_for, o.delivery_day) as day, l.farm_id
  from orders o join order_lines l on l.order_id = o.id
  where o.state = any(${[...WITH_FARMS]}::order_state[]) and o.delivery_day >= ${today}
    and coalesce(o.harvested_for, o.delivery_day) >= ${today}
    and l.harvested_at is null and l.packed_at is null and l.quantity > l.freed + l.short
    and ${hasOnlyReceivers(sql)} and not ${stops(sql)}
) own_lines`;
