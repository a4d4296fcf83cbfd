import { UnstyledButton } from "@mantine/core";
import type { StopState } from "#shared/logistics/fulfillment.ts";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";

export const STOP_WORDS: Record<StopState, string> = {
  planned: "To come",
  arrived: "At the door",
  delivered: "Delivered",
  not_home: "Not home",
};

type StopListProps = {
  stops: DriverRoute["stops"];
  shown: string | null;
  onChoose: (id: string) => void;
};

/** All doors of the route; any of them can be brought to the screen. */
export function StopList({ stops, shown, onChoose }: StopListProps) {
  return (
    <nav aria-label="Stops of the route">
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
                {isStopped ? "Do not hand over" : STOP_WORDS[state]}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
