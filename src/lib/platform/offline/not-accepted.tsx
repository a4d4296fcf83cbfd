import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { platformOffline as m } from "#messages/platform/offline.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { useFocusLeft } from "#client/ui/buttons/use-focus-left.ts";
import { Rich } from "#client/ui/rich.tsx";
import type { Report } from "./offline-queue.ts";
import styles from "./offline-bar.module.css";

const strong = (words: string) => <strong>{words}</strong>;

type NotAcceptedProps = {
  /** What was reported, in words, and why it was not accepted. */
  reports: readonly { id: string; words: string; reason: string }[];
  /** Says what these are and what to do. */
  title?: (count: number) => readonly ReactNode[];
  /** Missing if its author may no longer send it. */
  onAgain?: (id: string) => void;
  onRemove: (id: string) => void;
};

/** The reports on this phone that the server did not accept. Their author decides about each; hidden without any. */
export function NotAccepted({
  reports,
  title = (count) => m.notAccepted(count, strong),
  onAgain,
  onRemove,
}: NotAcceptedProps) {
  return (
    <div role="status">
      {reports.length > 0 ? (
        <div className={styles.refused}>
          <p className={styles.about}>
            <Rich>{title(reports.length)}</Rich>
          </p>
          <ul className={styles.list}>
            {reports.map(({ id, words, reason }) => (
              <li key={id} className={styles.entry}>
                <p className={styles.about}>
                  <strong>{words}</strong>
                  <br />
                  {reason}
                </p>
                {onAgain ? (
                  <AgainButton label={m.sendAgainOf(words)} onAgain={() => onAgain(id)} />
                ) : null}
                <ConfirmButton
                  danger
                  label={m.removeOf(words)}
                  shown={m.remove}
                  question={m.removeQuestion(words)}
                  onConfirm={() => onRemove(id)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** It goes with its report; the focus then stays nearby. */
function AgainButton({ label, onAgain }: { label: string; onAgain: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusLeft(button);
  const press = () => {
    focus.act(Promise.resolve());
    onAgain();
  };
  return (
    <Button ref={button} variant="default" aria-label={label} onClick={press}>
      {m.sendAgain}
    </Button>
  );
}

type Queue<Item> = {
  refused: readonly Item[];
  sendAgain: (id: string) => void;
  remove: (id: string) => void;
};

/** A queue's reports that were not accepted, with what their author can do; `words` says what one reported. */
export function notAcceptedOf<Item extends Report>(
  { refused, sendAgain, remove }: Queue<Item>,
  words: (item: Item) => string,
): NotAcceptedProps {
  return {
    reports: refused.map((item) => ({
      id: item.id,
      words: words(item),
      reason: item.refusal ?? "",
    })),
    onAgain: sendAgain,
    onRemove: remove,
  };
}
