import { ordersMine as m } from "#messages/orders/mine.ts";
import { doorNotes, ORDER_STATE_WORDS, stepsOf } from "#shared/orders/words/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import type { Order } from "./order-detail-page.tsx";
import classes from "./order-timeline.module.css";

/** The order's past states with their times, and the ones still ahead. */
export function OrderTimeline({ order }: { order: Pick<Order, "history" | "doors"> }) {
  const steps = stepsOf(order.history);
  const notes = doorNotes(steps, order.doors);
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
          <span>
            {ORDER_STATE_WORDS[state]}
            {notes[index] ? <span className={classes["doorNote"]}>{notes[index]}</span> : null}
          </span>
          <span className={classes["when"]}>{at === null ? m.toCome : formatInstant(at)}</span>
        </li>
      ))}
    </ol>
  );
}
