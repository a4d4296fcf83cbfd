import { logisticsDriver as m } from "#messages/logistics-driver.ts";
import { Link } from "@tanstack/react-router";
import styles from "./driver.module.css";

/** The way from a route back to all of the day's. */
export function DaysRoutes() {
  return (
    <Link to="/dashboard/logistics" className={styles["away"]}>
      {m.daysRoutes}
    </Link>
  );
}
