import { platformTable as m } from "#messages/platform-table.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TableName } from "./column.ts";
import styles from "./data-table.module.css";
import { ConfirmButton } from "../buttons/confirm-button.tsx";
import { ReasonButton } from "../buttons/reason-button.tsx";

/** What can be done with several rows at once. */
export type BulkAction = {
  label: string;
  /** Asked before it is done; without one it is done at once, and can be undone elsewhere. */
  question?: (count: number) => string;
  /** Whether it needs words on why; they come with the rows. */
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

/** How many rows are chosen, and what to do with them. */
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

/** Does its work once at a time. */
function BulkButton({ label, onPress }: { label: string; onPress: () => Promise<unknown> }) {
  const [isRunning, setRunning] = useState(false);
  const press = async () => {
    setRunning(true);
    // What failed says so itself; the rows stay chosen.
    await onPress().catch(() => {});
    setRunning(false);
  };
  return (
    <Button size="sm" variant="default" loading={isRunning} onClick={() => void press()}>
      {label}
    </Button>
  );
}
