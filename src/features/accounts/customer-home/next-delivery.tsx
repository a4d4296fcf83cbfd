import { Title, VisuallyHidden } from "@mantine/core";
import { accountsHome as m } from "#messages/accounts/home/home.ts";
import { formatSlotLong } from "#shared/checkout/delivery.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatDayEnd } from "#shared/time.ts";
import { arrivalText } from "#client/lib/orders/arrival/arrival-text.ts";
import { CartPicture } from "#client/lib/checkout/cart/cart-picture.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import classes from "./customer-home.module.css";

type Order = NonNullable<Outputs["orders"]["next"]>;

/** Goods that are shown with their picture; the rest is a number. */
const SHOWN = 6;

/** The delivery that comes next: day, window, what is in it, and until when it can be changed, and when the van comes. */
export function NextDelivery({ order }: { order: Order }) {
  const lines = order.lines.filter(({ quantity, refunded }) => quantity > refunded);
  const more = lines.length - SHOWN;
  // What could not be left is next once it is brought again.
  const state =
    order.state === "failed_delivery" ? m.comesAgain : ORDER_STATE_WORDS[order.state].toLowerCase();
  return (
    <section className={classes["next"]} aria-labelledby="next">
      <div>
        <p className={classes["quiet"]}>{m.nextDelivery(state)}</p>
        <Title order={2} id="next">
          {formatSlotLong(order.day, order.window)}
        </Title>
        <p className={classes["quiet"]}>
          {order.canChange ? m.changeUntil(formatDayEnd(order.changeUntil)) : null}{" "}
          {isWithFarms(order.state) ? m.farmsHaveIt : null}{" "}
          {m.productsTo(lines.length, order.delivery.address)}
        </p>
        {order.arrival ? <p className={classes["arrival"]}>{arrivalText(order.arrival)}</p> : null}
      </div>
      <PillLink to="/dashboard/customer/orders/$number" params={{ number: order.number }}>
        {order.canChange ? m.seeOrChange : m.seeOrder}
      </PillLink>
      <ul className={classes["pictures"]} aria-label={m.inDelivery}>
        {lines.slice(0, SHOWN).map(({ productId, picture, name }) => (
          <li key={productId} title={name}>
            <CartPicture source={picture} size={56} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
        {more > 0 ? <li className={classes["more"]}>{m.more(more)}</li> : null}
      </ul>
    </section>
  );
}
