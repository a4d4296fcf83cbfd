import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { formatCell, type InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cellId } from "#shared/inventory/inventory-grid.ts";
import type { CellMark, SavedColumn, SavedGrid } from "./use-saved-grid.ts";
import styles from "./cell.module.css";

/** The id of a cell's note, for the input that it describes. */
export const cellNoteId = (key: string, column: SavedColumn) => `${cellId(key, column)}:note`;

/** Whether a cell's save needs somebody's decision. */
export const isTrouble = (mark: CellMark | undefined) =>
  mark?.state === "conflict" || mark?.state === "failed";

type CellNoteProps = { inventory: SavedGrid; row: InventoryRow; column: SavedColumn };

/**
 * The save state of a cell and, if someone else saved first, the choice between both values. Of a paste, whose summary
 * is announced, the notes of its cells are not.
 */
export function CellNote({ inventory, row, column }: CellNoteProps) {
  const mark = inventory.markOf(row.key, column);
  if (!mark) return null;
  if (mark.state === "saving") return <p className={styles.note}>{m.saving}</p>;
  if (mark.state === "saved") {
    return (
      <p className={styles.note} role={mark.isPasted ? undefined : "status"}>
        <IconCheck size={14} aria-hidden /> {m.saved}
      </p>
    );
  }
  const isConflict = mark.state === "conflict";
  return (
    <div
      id={cellNoteId(row.key, column)}
      className={styles.error}
      role={mark.isPasted ? undefined : "alert"}
    >
      <Trouble mark={mark} column={column} />
      <div className={styles.choices}>
        <Button size="compact-sm" onClick={() => inventory.insist(row.key, column)}>
          {isConflict ? m.takeMine : m.tryAgain}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => inventory.yieldTo(row.key, column)}
        >
          {isConflict ? m.keepTheirs : m.undo}
        </Button>
      </div>
    </div>
  );
}

type TroubleProps = {
  mark: Extract<CellMark, { state: "conflict" | "failed" }>;
  column: SavedColumn;
};

function Trouble({ mark, column }: TroubleProps) {
  if (mark.state === "failed") return <p>{mark.failure}</p>;
  return (
    <p>
      {m.theirs(formatCell(mark.theirs, column))}
      <br />
      {m.mine(formatCell(mark.mine, column))}
    </p>
  );
}
