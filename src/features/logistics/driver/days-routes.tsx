import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { Link } from "@tanstack/react-router";
import styles from "./driver.module.css";

/** A link from a route back to all routes of the day. */
export function DaysRoutes() {
  return (
    <Link to="/dashboard/logistics" className={styles["away"]}>
      {m.daysRoutes}
    </Link>
  );
}
