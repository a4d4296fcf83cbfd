import { ordersUndelivered as m } from "#messages/orders/problems/undelivered.ts";
import { orderPath } from "#shared/orders/order-path.ts";
import { formatDayShort } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import classes from "./undelivered-orders.module.css";

type UndeliveredOrdersProps = { orders: Outputs["orders"]["undelivered"] };

/** Orders whose delivery failed, each with where its customer says what becomes of it. */
export function UndeliveredOrders({ orders }: UndeliveredOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section className={classes["undelivered"]} aria-label={m.notDelivered}>
      {orders.map(({ number, day }) => (
        <p key={number}>
          <strong>{m.couldNotLeave(formatDayShort(day))}</strong>{" "}
          <TextLink href={orderPath(number)}>{m.sayWhat}</TextLink>
        </p>
      ))}
    </section>
  );
}
