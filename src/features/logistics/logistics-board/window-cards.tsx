import { logisticsBoard as m } from "#messages/logistics-board.ts";
import type { OrderState } from "#shared/orders/order.ts";
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

/** The windows of the day: slots, and where their orders are. */
export function WindowCards({ board }: { board: Board }) {
  return (
    <div className={styles["windows"]}>
      {board.windows.map(({ id, label, orders, slotsLeft, states }) => (
        <section key={id} className={styles["card"]} aria-labelledby={`window-${id}`}>
          <h2 id={`window-${id}`} className={styles["title"]}>
            {label}
          </h2>
          <p>{m.slotsLeft(orders, slotsLeft)}</p>
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
