import { Alert, Anchor } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { spec } from "#messages/spec.ts";
import { formatDayLong } from "#shared/time.ts";
import type { Outcome } from "./use-submit.ts";
import styles from "./application-form.module.css";

type OutcomeNoteProps = { outcome: Outcome | null; isFirst: boolean };

/** What became of the last try, where it stays after the toast has gone. */
export function OutcomeNote({ outcome, isFirst }: OutcomeNoteProps) {
  if (outcome?.kind === "failed") {
    return (
      <Alert
        className={styles.note}
        color="clay"
        role="alert"
        icon={<IconAlertCircle size={20} aria-hidden />}
        title="Your application was not sent"
      >
        {outcome.message}
      </Alert>
    );
  }
  if (outcome?.kind !== "sent" || !isFirst) return null;
  return (
    <Alert
      className={styles.note}
      color="leaf"
      role="status"
      icon={<IconCircleCheck size={20} aria-hidden />}
      title={`We have the application of ${outcome.farmName}`}
    >
      {spec.applicationSentText} That is by {formatDayLong(outcome.reviewDueOn)}. A confirmation is
      on its way to {outcome.email}.
    </Alert>
  );
}

/** Says that the form is not empty because it was begun before. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className={styles.restored} role="status">
      We kept what you typed on this device.{" "}
      <Anchor component="button" type="button" onClick={onStartOver}>
        Start over
      </Anchor>
    </p>
  );
}
