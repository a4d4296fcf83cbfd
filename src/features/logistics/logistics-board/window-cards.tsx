import { logisticsBoard as m } from "#messages/logistics/board.ts";
import { LEAST_OF_A_SHARE } from "#shared/analytics/analytics.ts";
import type { OrderState } from "#shared/orders/order.ts";
import { FillBar } from "../logistics-slot/fill-bar.tsx";
import type { Board } from "./board-page.tsx";
import styles from "./logistics-board.module.css";

const FLOW = [
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
  "delivered",
  "failed_delivery",
] as const satisfies readonly OrderState[];

/** The windows of the day, with their slots and the states of their orders. */
export function WindowCards({ board }: { board: Board }) {
  return (
    <div className={styles["windows"]}>
      {board.windows.map(({ id, label, orders, slots, slotsLeft, states }) => (
        <section key={id} className={styles["card"]} aria-labelledby={`window-${id}`}>
          <h2 id={`window-${id}`} className={styles["title"]}>
            {label}
          </h2>
          <p>{m.slotsLeft(orders, slotsLeft)}</p>
          <Filled taken={slots - slotsLeft} slots={slots} />
          <dl className={styles["states"]}>
            {FLOW.filter((state) => states[state]).map((state) => (
              <div key={state}>
                <dt>{m.orderStates[state]}</dt>
                <dd>{states[state]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The share above which a window is highlighted, early enough to find another van. */
const NEARLY_FULL = 0.8;

/** How much of a window's slots is taken, as a bar and in words: in numbers if there are fewer than ten. */
function Filled({ taken, slots }: { taken: number; slots: number }) {
  const part = slots > 0 ? taken / slots : 1;
  const percent = Math.round(part * 100);
  return (
    <FillBar part={part} isHighlighted={part > NEARLY_FULL}>
      {slots < LEAST_OF_A_SHARE ? m.takenOf(taken, slots) : m.taken(percent)}
    </FillBar>
  );
}
