import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import { Alert, Anchor } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { spec } from "#messages/spec.ts";
import { formatDayLong } from "#shared/time.ts";
import type { Outcome } from "./use-submit.ts";
import styles from "./application-form.module.css";

type OutcomeNoteProps = { outcome: Outcome | null; isFirst: boolean };

/** The outcome of the last attempt, which remains after the toast has closed. */
export function OutcomeNote({ outcome, isFirst }: OutcomeNoteProps) {
  if (outcome?.kind === "failed") {
    return (
      <Alert
        className={styles.note}
        color="clay"
        role="alert"
        icon={<IconAlertCircle size={20} aria-hidden />}
        title={m.notSent}
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
      title={m.haveApplication(outcome.farmName)}
    >
      {m.sentText(spec.applicationSentText, formatDayLong(outcome.reviewDueOn), outcome.email)}
    </Alert>
  );
}

/** Explains that the form was restored from an earlier draft. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className={styles.restored} role="status">
      {m.keptTyped}{" "}
      <Anchor component="button" type="button" onClick={onStartOver}>
        {m.startOver}
      </Anchor>
    </p>
  );
}
