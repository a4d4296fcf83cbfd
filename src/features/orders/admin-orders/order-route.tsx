import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Link } from "@tanstack/react-router";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { STOP_EVENT_WORDS } from "#shared/payments/disputes/dispute-evidence.ts";
import { formatInstant } from "#shared/time.ts";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./admin-orders.module.css";
import type { Order } from "./order-page.tsx";

/** The order's delivery routes and stop events. */
export function OrderRoute({ order }: { order: Order }) {
  return order.stops.map((stop) => (
    <div key={stop.id}>
      <Rich>
        {m.stopOf(
          {
            route: <RouteLink key="route" stop={stop} />,
            slot: formatSlot(stop.day, stop.window),
            position: stop.position,
            state: [m.stops[stop.state], stop.doneAt ? formatInstant(stop.doneAt) : ""]
              .filter(Boolean)
              .join(" "),
          },
          stop.driver,
        )}
      </Rich>
      <ul className={styles.list}>
        {stop.reports.map((report) => (
          <li key={report.id}>{reportWords(report)}</li>
        ))}
      </ul>
    </div>
  ));
}

type Stop = Order["stops"][number];

function RouteLink({ stop: { day, window, route } }: { stop: Stop }) {
  return (
    <Link to="/dashboard/logistics/routes" search={{ day, window }} className={styles.contact}>
      {route}
    </Link>
  );
}

function reportWords({ kind, note, at, by, byHand }: Stop["reports"][number]): string {
  const report = {
    at: formatInstant(at),
    what: `${STOP_EVENT_WORDS[kind]}${note ? ` (${note})` : ""}`,
    by: by ?? m.someoneGone,
  };
  return byHand ? m.recordedBy(report) : m.reportedBy(report);
}
