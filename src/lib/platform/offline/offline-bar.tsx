import { Button } from "@mantine/core";
import { platformOffline as m } from "#messages/platform/offline.ts";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./offline-bar.module.css";

const strong = (words: string) => <strong>{words}</strong>;

type OfflineBarProps = {
  queued: number;
  isOffline: boolean;
  /** A sentence about the age of the page's data, which is from the phone's last visit. */
  asOf: string;
  onSend: () => void;
};

/** Shows whether the phone is offline, and how many items are queued; hidden if all is well. */
export function OfflineBar({ queued, isOffline, asOf, onSend }: OfflineBarProps) {
  return (
    <div role="status">
      {queued > 0 || isOffline ? (
        <div className={styles.queued}>
          <span>
            {isOffline ? <Rich>{m.offline(asOf, strong)}</Rich> : null}
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
