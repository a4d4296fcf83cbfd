import { Link } from "@tanstack/react-router";
import { windowOf } from "#shared/checkout/delivery.ts";
import type { RouteState } from "#shared/logistics/fulfilment.ts";
import type { Outputs } from "#client/lib/trpc.ts";
import styles from "./logistics-board.module.css";

const STATE_WORDS: Record<RouteState, string> = {
  planned: "not left yet",
  out: "on its way",
  done: "done",
};

/** The day's vans, each with the page of its driver. */
export function RoundList({ rounds }: { rounds: Outputs["logistics"]["rounds"] }) {
  if (rounds.length === 0) return null;
  return (
    <section className={styles["card"]} aria-labelledby="rounds">
      <h2 id="rounds" className={styles["title"]}>
        Rounds
      </h2>
      <ul className={styles["rounds"]}>
        {rounds.map(({ id, name, window, state }) => (
          <li key={id}>
            <Link
              to="/dashboard/logistics/drive/$routeId"
              params={{ routeId: id }}
              className={styles["round"]}
            >
              <strong>
                {name}, {windowOf(window).label}
              </strong>
              <span>{STATE_WORDS[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
