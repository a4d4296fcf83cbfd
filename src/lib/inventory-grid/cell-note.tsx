import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { formatCell, type GridColumn, type InventoryRow } from "#shared/inventory-grid.ts";
import type { SavedColumn, SavedGrid } from "./use-saved-grid.ts";
import styles from "./grid.module.css";

type CellNoteProps = { inventory: SavedGrid; row: InventoryRow; column: SavedColumn };

/** The notes of a grid whose rows are headed by their names. */
export function notesOf(inventory: SavedGrid) {
  return (row: InventoryRow, column: GridColumn | "paused") =>
    column === "name" ? null : <CellNote inventory={inventory} row={row} column={column} />;
}

/** How the saving of a cell went, and, when somebody else was there first, whose value shall stand. */
function CellNote({ inventory, row, column }: CellNoteProps) {
  const mark = inventory.markOf(row.key, column);
  if (!mark) return null;
  if (mark.state === "saving") return <p className={styles.note}>Saving</p>;
  if (mark.state === "saved") {
    return (
      <p className={styles.note} role="status">
        <IconCheck size={14} aria-hidden /> Saved
      </p>
    );
  }
  const isConflict = mark.state === "conflict";
  return (
    <div className={styles.error} role="alert">
      {isConflict ? (
        <p>
          Theirs: {formatCell(mark.theirs, column)}
          <br />
          Mine: {formatCell(mark.mine, column)}
        </p>
      ) : (
        <p>{mark.failure}</p>
      )}
      <div className={styles.choices}>
        <Button size="compact-sm" onClick={() => inventory.insist(row.key, column)}>
          {isConflict ? "Use mine" : "Try again"}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => inventory.yieldTo(row.key, column)}
        >
          {isConflict ? "Keep theirs" : "Take back"}
        </Button>
      </div>
    </div>
  );
}
