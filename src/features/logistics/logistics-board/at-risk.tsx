import { windowOf } from "#shared/checkout/delivery.ts";
import type { OrderState } from "#shared/orders/order.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/order-words.ts";
import { OrderNumber } from "#client/lib/orders/order-number.tsx";
import { Link } from "@tanstack/react-router";
import type { Board } from "./board-page.tsx";
import styles from "./logistics-board.module.css";

const isUnpacked = (state: OrderState) => state === "locked" || state === "harvesting";
const orders = (count: number) => (count === 1 ? "1 order" : `${count} orders`);

/** What to do with a disputed order, by how far it has come. */
const DISPUTED_ADVICE: Partial<Record<OrderState, string>> = {
  locked: "Do not pack it.",
  harvesting: "Do not pack it.",
  packed: "Keep the crate here.",
  out_for_delivery: "The driver brings the crate back.",
};

/** What may not be at the door in time, and where it is mended. */
export function AtRisk({ board }: { board: Board }) {
  const { day, windows, waiting, unassigned, disputed, leftBehind } = board;
  const unpacked = windows.flatMap(({ id, label, states }) => {
    const stopped = disputed.filter(({ window, state }) => window === id && isUnpacked(state));
    const count = (states.locked ?? 0) + (states.harvesting ?? 0) - stopped.length;
    return count > 0 ? [{ id, label, count }] : [];
  });
  return (
    <section className={styles["card"]} aria-labelledby="risk">
      <h2 id="risk" className={styles["title"]}>
        At risk
      </h2>
      {waiting.length + unpacked.length + unassigned + disputed.length + leftBehind.length === 0 ? (
        <p>Nothing.</p>
      ) : null}
      <ul className={styles["risks"]}>
        {disputed.map(({ number, window, state }) => (
          <li key={number}>
            <p>
              <strong>
                <OrderNumber number={number} />
              </strong>
              , {windowOf(window).label}, {ORDER_STATE_WORDS[state]}: the customer’s bank disputes
              the payment. {DISPUTED_ADVICE[state] ?? "Keep it here."}
            </p>
            <Link to="/dashboard/logistics/pack" search={{ day, window }}>
              Pack list
            </Link>
          </li>
        ))}
        {leftBehind.map(({ number, window, state }) => (
          <li key={number}>
            <p>
              <strong>
                <OrderNumber number={number} />
              </strong>
              , {windowOf(window).label}, {ORDER_STATE_WORDS[state]}: missed its van. Pack it and
              plan another van; otherwise it is canceled and refunded once the day is over.
            </p>
            <Link to="/dashboard/logistics/pack" search={{ day, window }}>
              Pack list
            </Link>
          </li>
        ))}
        {waiting.map(({ farmId, farmName, lines }) => (
          <li key={farmId}>
            {farmName}: {lines} {lines === 1 ? "line" : "lines"} not harvested.{" "}
            <Link to="/dashboard/logistics/pick" search={{ day }}>
              Pick list
            </Link>
          </li>
        ))}
        {unpacked.map(({ id, label, count }) => (
          <li key={id}>
            {label}: {orders(count)} not packed.{" "}
            <Link to="/dashboard/logistics/pack" search={{ day, window: id }}>
              Pack list, {label}
            </Link>
          </li>
        ))}
        {unassigned > 0 ? (
          <li>
            {orders(unassigned)} without a van.{" "}
            <Link to="/dashboard/logistics/routes" search={{ day }}>
              Routes
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
