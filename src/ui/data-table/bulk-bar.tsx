import { platformTable as m } from "#messages/platform/table.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TableName } from "./column.ts";
import styles from "./bulk-bar.module.css";
import { ConfirmButton } from "../buttons/confirm-button.tsx";
import { ReasonButton } from "../buttons/reason-button.tsx";

/** An action for several rows at once. */
export type BulkAction = {
  label: string;
  /** The confirmation question; without one the action runs right away, and can be undone elsewhere. */
  question?: (count: number) => string;
  /** Whether it requires a reason, which is passed along with the rows. */
  needsReason?: boolean;
  danger?: boolean;
  run: (keys: readonly string[], reason: string) => Promise<unknown>;
};

type BulkBarProps = {
  actions: readonly BulkAction[];
  keys: readonly string[];
  name: TableName;
  onDone: () => void;
};

/** The number of selected rows, and the actions for them. */
export function BulkBar({ actions, keys, name, onDone }: BulkBarProps) {
  return (
    <div className={styles.bulk} role="group" aria-label={m.withSelected(name)}>
      <span role="status">{m.selected(keys.length)}</span>
      {actions.map((action) => {
        const run = (reason = "") => action.run(keys, reason).then(onDone);
        if (action.needsReason) {
          return (
            <ReasonButton
              key={action.label}
              size="sm"
              label={action.label}
              question={action.question?.(keys.length) ?? ""}
              onConfirm={run}
            />
          );
        }
        return action.question ? (
          <ConfirmButton
            key={action.label}
            size="sm"
            label={action.label}
            question={action.question(keys.length)}
            danger={action.danger ?? false}
            onConfirm={() => run()}
          />
        ) : (
          <BulkButton key={action.label} label={action.label} onPress={() => run()} />
        );
      })}
      <Button size="sm" variant="subtle" onClick={onDone}>
        {m.clear}
      </Button>
    </div>
  );
}

/** Runs only once at a time. */
function BulkButton({ label, onPress }: { label: string; onPress: () => Promise<unknown> }) {
  const [isRunning, setRunning] = useState(false);
  const press = async () => {
    setRunning(true);
    // Failures are already reported; the rows stay selected.
    await onPress().catch(() => {});
    setRunning(false);
  };
  return (
    <Button size="sm" variant="default" loading={isRunning} onClick={() => void press()}>
      {label}
    </Button>
  );
}
