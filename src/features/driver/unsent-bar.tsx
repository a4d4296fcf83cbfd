import { Button } from "@mantine/core";
import styles from "./driver.module.css";

/** What waits on the phone for a line; nothing when all is sent. */
export function UnsentBar({ unsent, onSend }: { unsent: number; onSend: () => void }) {
  return (
    <div role="status">
      {unsent > 0 ? (
        <div className={styles["unsent"]}>
          <span>
            <strong>{unsent} unsent.</strong> It is kept on this phone and goes out when there is a
            line.
          </span>
          <Button size="lg" variant="default" onClick={onSend}>
            Send now
          </Button>
        </div>
      ) : null}
    </div>
  );
}
