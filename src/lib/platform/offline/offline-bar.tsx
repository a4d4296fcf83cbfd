import { Button } from "@mantine/core";
import { platformOffline as m } from "#messages/platform/offline.ts";
import { Rich } from "#client/ui/rich.tsx";
import { STATUS_FIRST_MS, useIsAfter } from "#client/ui/use-is-after.ts";
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
  const isShown = useIsAfter(STATUS_FIRST_MS) && (queued > 0 || isOffline);
  return (
    <div className={isShown ? styles.queued : undefined}>
      <span role="status">
        {isShown && isOffline ? <Rich>{m.offline(asOf, strong)}</Rich> : null}
        {isShown && queued > 0 ? <Rich>{m.queued(queued, strong)}</Rich> : null}
      </span>
      {isShown ? (
        <Button size="lg" variant="default" onClick={onSend}>
          {queued > 0 ? m.sendNow : m.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
