import { ORDER_STATE_WORDS, stepsOf } from "#shared/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import type { Order } from "./order-detail-page.tsx";
import classes from "./my-orders.module.css";

/** What has happened with the order and when, and what is still to come. */
export function OrderTimeline({ order }: { order: Pick<Order, "history"> }) {
  const steps = stepsOf(order.history);
  const current = steps.findLastIndex(({ at }) => at !== null);
  return (
    <ol className={classes["timeline"]}>
      {steps.map(({ state, at }, index) => (
        <li
          key={`${state} ${index}`}
          className={classes["step"]}
          {...(at !== null && { "data-done": true })}
          {...(index === current && { "aria-current": "step" })}
        >
          <span>{ORDER_STATE_WORDS[state]}</span>
          <span className={classes["when"]}>{at === null ? "to come" : formatInstant(at)}</span>
        </li>
      ))}
    </ol>
  );
}
