import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import { Button, CloseButton } from "@mantine/core";
import type { PasteOutcome, PasteSaves } from "./use-paste.ts";
import styles from "./paste-note.module.css";

type PasteNoteProps = {
  outcome: PasteOutcome | null;
  saves: PasteSaves | null;
  onUndo: () => void;
  onClose: () => void;
};

/** What came of the last paste, for as long as it can be undone. */
export function PasteNote({ outcome, saves, onUndo, onClose }: PasteNoteProps) {
  const lines = outcome ? [outcomeWords(outcome), ...saveWords(saves)] : [];
  return (
    <div className={styles.note} data-open={outcome !== null || undefined}>
      <p role="status">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {outcome?.state === "pasted" ? (
        <Button variant="default" onClick={onUndo}>
          {m.undoPaste}
        </Button>
      ) : null}
      {outcome ? <CloseButton size={44} aria-label={m.closeNote} onClick={onClose} /> : null}
    </div>
  );
}

/** That the server saved it, or what it did not save, said once for all cells. */
function saveWords(saves: PasteSaves | null): string[] {
  if (!saves) return [];
  const { saved, unsaved, reasons, changed } = saves;
  if (unsaved + changed === 0) return saved > 0 ? [m.saved] : [];
  return [
    ...(unsaved > 0 ? [m.cellsUnsaved(unsaved, reasons.join(m.reasonsEnd))] : []),
    ...(changed > 0 ? [m.cellsChanged(changed)] : []),
  ];
}

function outcomeWords(outcome: PasteOutcome): string {
  if (outcome.state === "undone") return m.pasteUndone(outcome.later);
  const { filled, refused, reasons, beyond } = outcome;
  const all = [...reasons, ...(beyond > 0 ? [m.beyondGrid] : [])];
  if (all.length === 0) return m.cellsFilled(filled);
  return m.cellsFilled(filled) + m.notFilled(refused + beyond, all.join(m.reasonsEnd));
}
