import { Title, VisuallyHidden } from "@mantine/core";
import { accountsWeek as m } from "#messages/accounts/home/week.ts";
import { formatSlotLong } from "#shared/checkout/delivery.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { timeLeftWords } from "#shared/orders/time-left.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { CartPicture } from "#client/lib/checkout/cart/cart-picture.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import classes from "./own-week.module.css";

type Next = NonNullable<Outputs["orders"]["week"]["next"]>;

/** Maximum number of goods shown as pictures; the rest are counted. */
const SHOWN = 8;

/** The next delivery: day, window, contents, and deadline for changes. */
export function WeekDelivery({ next }: { next: Next }) {
  const { number, state, day, window, goods, minutesLeft, canAdd } = next;
  const more = goods.length - SHOWN;
  // A failed delivery becomes the next one again once it is rescheduled.
  const stateWords =
    state === "failed_delivery" ? m.comesAgain : ORDER_STATE_WORDS[state].toLowerCase();
  const closed = isWithFarms(state) ? m.farmsHaveIt : null;
  const until = minutesLeft === null ? closed : m.changeFor(timeLeftWords(minutesLeft));
  return (
    <section className={classes["delivery"]} aria-labelledby="week-delivery">
      <p className={classes["quiet"]}>{m.nextDelivery(stateWords)}</p>
      <Title order={2} id="week-delivery" className={classes["day"]}>
        {formatSlotLong(day, window)}
      </Title>
      <ul className={classes["pictures"]} aria-label={m.inDelivery}>
        {goods.slice(0, SHOWN).map(({ id, picture, name }) => (
          <li key={id} title={name}>
            <CartPicture source={picture} size={56} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
        {more > 0 ? <li className={classes["more"]}>{m.more(more)}</li> : null}
      </ul>
      {until ? <p className={classes["quiet"]}>{until}</p> : null}
      <div className={classes["actions"]}>
        {canAdd ? <PillLink to="/shop">{m.addTo}</PillLink> : null}
        <PillLink to="/dashboard/customer/orders/$number" params={{ number }}>
          {m.seeOrder}
        </PillLink>
      </div>
    </section>
  );
}
