import { Button } from "@mantine/core";
import styles from "./driver.module.css";

type LineBarProps = { unsent: number; isOffline: boolean; onSend: () => void };

/** Whether there is a line, and what waits on the phone for one; nothing when all is well. */
export function LineBar({ unsent, isOffline, onSend }: LineBarProps) {
  return (
    <div role="status">
      {unsent > 0 || isOffline ? (
        <div className={styles["unsent"]}>
          <span>
            {isOffline ? (
              <>
                <strong>You are offline.</strong> This is the round as the phone last saw it.{" "}
              </>
            ) : null}
            {unsent > 0 ? (
              <>
                <strong>{unsent} unsent.</strong> It is kept on this phone and goes out when there
                is a line.
              </>
            ) : null}
          </span>
          <Button size="lg" variant="default" onClick={onSend}>
            {unsent > 0 ? "Send now" : "Try again"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
