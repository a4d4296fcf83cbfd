import { logisticsTitles as titles } from "#messages/logistics/titles.ts";
import { logisticsBoard as m } from "#messages/logistics/board.ts";
import { Link } from "@tanstack/react-router";
import { windowOf } from "#shared/checkout/delivery.ts";
import { lateCauseWords } from "#shared/logistics/late-cause.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import styles from "./logistics-board.module.css";

/** The day's vans, each linked to its driver's page. */
export function RouteList({ routes }: { routes: Outputs["logistics"]["driverRoutes"] }) {
  if (routes.length === 0) return null;
  return (
    <section className={styles["card"]} aria-labelledby="routes">
      <h2 id="routes" className={styles["title"]}>
        {titles.routes}
      </h2>
      <ul className={styles["routes"]}>
        {routes.map(({ id, name, window, state, lateCause }) => (
          <li key={id}>
            <Link
              to="/dashboard/logistics/drive/$routeId"
              params={{ routeId: id }}
              className={styles["route"]}
            >
              <strong>
                {name}, {windowOf(window).label}
              </strong>
              <span>
                {lateCause && state !== "done"
                  ? m.routeHeldUp(m.routeStates[state], lateCauseWords(lateCause))
                  : m.routeStates[state]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
