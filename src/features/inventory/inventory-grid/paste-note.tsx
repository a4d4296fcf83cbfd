import { inventoryGrid as m } from "#messages/inventory-grid.ts";
import { Button, CloseButton } from "@mantine/core";
import type { PasteOutcome } from "./use-paste.ts";
import styles from "./paste-note.module.css";

type PasteNoteProps = { outcome: PasteOutcome | null; onUndo: () => void; onClose: () => void };

/** What came of the last paste, for as long as it can be undone. */
export function PasteNote({ outcome, onUndo, onClose }: PasteNoteProps) {
  return (
    <div className={styles.note} data-open={outcome !== null || undefined}>
      <p role="status">{outcome ? outcomeWords(outcome) : ""}</p>
      {outcome?.state === "pasted" ? (
        <Button variant="default" onClick={onUndo}>
          {m.undoPaste}
        </Button>
      ) : null}
      {outcome ? <CloseButton size={44} aria-label={m.closeNote} onClick={onClose} /> : null}
    </div>
  );
}

function outcomeWords(outcome: PasteOutcome): string {
  if (outcome.state === "undone") return m.pasteUndone(outcome.later);
  const { filled, refused, reasons, beyond } = outcome;
  const all = [...reasons, ...(beyond > 0 ? [m.beyondGrid] : [])];
  if (all.length === 0) return m.cellsFilled(filled);
  return m.cellsFilled(filled) + m.notFilled(refused + beyond, all.join(m.reasonsEnd));
}
