import { Button } from "@mantine/core";
import { logisticsDriver as m } from "#messages/logistics-driver.ts";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./driver.module.css";

const strong = (words: string) => <strong>{words}</strong>;

type OfflineBarProps = { queued: number; isOffline: boolean; onSend: () => void };

/** Whether the phone is online, and what is queued on it; nothing when all is well. */
export function OfflineBar({ queued, isOffline, onSend }: OfflineBarProps) {
  return (
    <div role="status">
      {queued > 0 || isOffline ? (
        <div className={styles["queued"]}>
          <span>
            {isOffline ? <Rich>{m.offline(strong)}</Rich> : null}
            {queued > 0 ? <Rich>{m.queued(queued, strong)}</Rich> : null}
          </span>
          <Button size="lg" variant="default" onClick={onSend}>
            {queued > 0 ? m.sendNow : m.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
