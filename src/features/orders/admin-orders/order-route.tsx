import { Link } from "@tanstack/react-router";
import { formatSlot } from "#shared/checkout/delivery.ts";
import type { StopState } from "#shared/logistics/fulfillment.ts";
import { STOP_EVENT_WORDS } from "#shared/payments/dispute-evidence.ts";
import { formatInstant } from "#shared/time.ts";
import styles from "./admin-orders.module.css";
import type { Order } from "./order-page.tsx";

const STATE_WORDS: Readonly<Record<StopState, string>> = {
  planned: "Not reached yet",
  arrived: "The van is at the door",
  delivered: "Delivered",
  not_home: "No one was home",
};

/** The vans it was on, and what was reported at the door. */
export function OrderRoute({ order }: { order: Order }) {
  return order.stops.map((stop) => (
    <div key={stop.id}>
      <Link
        to="/dashboard/logistics/routes"
        search={{ day: stop.day, window: stop.window }}
        className={styles.contact}
      >
        {stop.route}
      </Link>
      , {formatSlot(stop.day, stop.window)}, stop {stop.position}
      {stop.driver ? `, driver ${stop.driver}` : ", no driver yet"}. {STATE_WORDS[stop.state]}
      {stop.doneAt ? ` ${formatInstant(stop.doneAt)}` : ""}.
      <ul className={styles.list}>
        {stop.reports.map(({ id, kind, note, at, by, byHand }) => (
          <li key={id}>
            {formatInstant(at)}: {STOP_EVENT_WORDS[kind]}
            {note ? ` (${note})` : ""}, {byHand ? "recorded by hand by" : "reported by"}{" "}
            {by ?? "someone who is no longer here"}
          </li>
        ))}
      </ul>
    </div>
  ));
}
