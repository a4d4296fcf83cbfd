import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { UnstyledButton } from "@mantine/core";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";

type StopListProps = {
  stops: DriverRoute["stops"];
  shown: string | null;
  onChoose: (id: string) => void;
};

/** All stops of the route; choosing one shows it. */
export function StopList({ stops, shown, onChoose }: StopListProps) {
  return (
    <nav aria-label={m.stopsOfRoute}>
      <ol className={styles["stops"]}>
        {stops.map(({ id, name, city, state, isStopped }, at) => (
          <li key={id}>
            <UnstyledButton
              className={styles["stop"]}
              data-state={state}
              {...(id === shown && { "aria-current": "true" as const })}
              onClick={() => onChoose(id)}
            >
              <span className={styles["number"]}>{at + 1}</span>
              <span className={styles["who"]}>
                {name}, {city}
              </span>
              <span className={styles["quiet"]}>
                {isStopped ? m.doNotHandOver : m.states[state]}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
