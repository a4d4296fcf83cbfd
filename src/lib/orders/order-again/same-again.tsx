import { ordersAgain as m } from "#messages/orders/again.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { trpc } from "../../api/trpc.ts";
import { OrderAgainButton } from "./order-again-button.tsx";
import classes from "./same-again.module.css";

/**
 * Adds the latest order's goods in one tap; checkout already knows the rest. `onAdded` is called afterward; by
 * default the cart opens.
 */
export function SameAgain({ onAdded }: { onAdded?: () => void }) {
  const last = trpc.orders.lastDelivery.useQuery(undefined, { refetchOnMount: "always" });
  if (!last.data) return null;
  const { number, address, weekday, window } = last.data;
  return (
    <section className={classes["same"]} aria-label={m.sameAsLast}>
      <p>
        {m.lastTime(
          address,
          m.weekdays[weekday as keyof typeof m.weekdays],
          windowOf(window).label,
        )}
      </p>
      <OrderAgainButton number={number} label={m.sameAsLast} {...(onAdded && { onAdded })} />
    </section>
  );
}
