import { Button } from "@mantine/core";
import styles from "./driver.module.css";

type OfflineBarProps = { queued: number; isOffline: boolean; onSend: () => void };

/** Whether the phone is online, and what is queued on it; nothing when all is well. */
export function OfflineBar({ queued, isOffline, onSend }: OfflineBarProps) {
  return (
    <div role="status">
      {queued > 0 || isOffline ? (
        <div className={styles["queued"]}>
          <span>
            {isOffline ? (
              <>
                <strong>You are offline.</strong> This is the route as your phone last loaded
                it.{" "}
              </>
            ) : null}
            {queued > 0 ? (
              <>
                <strong>{queued} not sent yet.</strong> It is saved on this phone and is sent when
                you are online.
              </>
            ) : null}
          </span>
          <Button size="lg" variant="default" onClick={onSend}>
            {queued > 0 ? "Send now" : "Try again"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
