import { Button } from "@mantine/core";
import { type ReactNode, useId, useRef } from "react";
import { platformOffline as m } from "#messages/platform/offline.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { useFocusLeft } from "#client/ui/buttons/use-focus-left.ts";
import { Rich } from "#client/ui/rich.tsx";
import { STATUS_FIRST_MS, useIsAfter } from "#client/ui/use-is-after.ts";
import type { Report } from "./offline-queue.ts";
import styles from "./offline-bar.module.css";

/** Says how many they are, in strong words, and what to do. */
type Title = (count: number, strong: (words: string) => ReactNode) => readonly ReactNode[];

type NotAcceptedProps = {
  /** What was reported, in words, and why it was not accepted. */
  reports: readonly { id: string; words: string; reason: string }[];
  title?: Title | undefined;
  /** Missing if its author may no longer send it. */
  onAgain?: ((id: string) => void) | undefined;
  onRemove: (id: string) => void;
};

/** The reports on this phone that the server did not accept. Their author decides about each; hidden without any. */
export function NotAccepted({
  reports,
  title = m.notAccepted,
  onAgain,
  onRemove,
}: NotAcceptedProps) {
  const isShown = useIsAfter(STATUS_FIRST_MS) && reports.length > 0;
  const countId = useId();
  const count = (words: string) => <strong id={countId}>{words}</strong>;
  return (
    <div className={isShown ? styles.refused : undefined}>
      <div role="status" className={styles.about}>
        {isShown ? <Rich>{title(reports.length, count)}</Rich> : null}
      </div>
      {isShown ? (
        <ul className={styles.list} aria-labelledby={countId}>
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

type Refused<Item> = {
  refused: readonly Item[];
  /** Missing if their author may no longer send them. */
  sendAgain?: (id: string) => void;
  remove: (id: string) => void;
};

/** Reports that were not accepted, with what their author can do; `words` says what one reported. */
export function notAcceptedOf<Item extends Report>(
  { refused, sendAgain, remove }: Refused<Item>,
  words: (item: Item) => string,
  title?: Title,
): NotAcceptedProps {
  return {
    title,
    reports: refused.map((item) => ({
      id: item.id,
      words: words(item),
      reason: item.refusal ?? "",
    })),
    onAgain: sendAgain,
    onRemove: remove,
  };
}
