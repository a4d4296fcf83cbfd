import { Title, VisuallyHidden } from "@mantine/core";
import { windowOf } from "#shared/checkout/delivery.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/order-words.ts";
import { formatDayEnd, formatDayLong } from "#shared/time.ts";
import { CartPicture } from "#client/lib/checkout/cart/cart-picture.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import classes from "./customer-home.module.css";

type Order = NonNullable<Outputs["orders"]["next"]>;

const SHOWN = 6;

/** The delivery that comes next: day, window, what is in it, and until when it can be changed. */
export function NextDelivery({ order }: { order: Order }) {
  const lines = order.lines.filter(({ quantity, refunded }) => quantity > refunded);
  return (
    <section className={classes["next"]} aria-labelledby="next">
      <div>
        <p className={classes["quiet"]}>
          Your next delivery · {ORDER_STATE_WORDS[order.state].toLowerCase()}
        </p>
        <Title order={2} id="next">
          {formatDayLong(order.day)}, {windowOf(order.window).label}
        </Title>
        <p className={classes["quiet"]}>
          {order.canChange
            ? `Change or cancel until ${formatDayEnd(order.changeUntil)}.`
            : "The farms have your order."}{" "}
          {lines.length === 1 ? "1 product" : `${lines.length} products`} to{" "}
          {order.delivery.address}.
        </p>
      </div>
      <PillLink to="/dashboard/customer/orders/$number" params={{ number: order.number }}>
        {order.canChange ? "See or change it" : "See the order"}
      </PillLink>
      <ul className={classes["pictures"]} aria-label="In this delivery">
        {lines.slice(0, SHOWN).map(({ productId, picture, name }) => (
          <li key={productId} title={name}>
            <CartPicture source={picture} size={56} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </section>
  );
}
