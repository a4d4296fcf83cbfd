import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import type { ChangeEvent, KeyboardEvent, ReactNode } from "react";
import { packWords } from "#shared/catalog/pack-words.ts";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cellError, cellId, cellText, isPastedCell } from "#shared/inventory/inventory-grid.ts";
import { COLUMN_WORDS } from "./columns.ts";
import type { CellInput, ShownGrid } from "./use-grid.ts";
import styles from "./cell.module.css";

export type GridCellProps = {
  inventory: ShownGrid;
  row: InventoryRow;
  column: GridColumn;
  /** A note beside the cell's value: its save state, or a conflicting value. */
  note?: ReactNode;
  /** The id of the note if it says why the value is not saved. */
  troubleId?: string | undefined;
};

/** Words wrap in their cell, but a value has no line breaks. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, " ");

/**
 * One value, edited in place: Enter moves to the next row, Esc reverts. A pack is stored in English; below it stands
 * what a reader of another language is shown for it.
 */
export function GridCell({ inventory, row, column, note, troubleId }: GridCellProps) {
  const { grid, send, enter } = inventory;
  const { key } = row;
  const error = cellError(grid, key, column);
  const errorId = `${cellId(key, column)}:error`;
  const text = cellText(grid, row, column);
  const words = column === "pack" && !error ? packWords(text) : text;
  const wordsId = `${cellId(key, column)}:words`;
  const described = [error ? errorId : null, words === text ? null : wordsId, troubleId];

  function onKeyDown(event: KeyboardEvent<CellInput>) {
    if (event.key === "Enter") {
      event.preventDefault();
      enter(key, column, event.shiftKey ? -1 : 1);
    }
    if (event.key === "Escape") send({ type: "cancel", key, column });
  }

  const field = {
    className: styles.input,
    "aria-label": m.cellOf(COLUMN_WORDS[column].label, row.name),
    "aria-invalid": error !== null || troubleId !== undefined,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    ...(grid.changed.includes(cellId(key, column)) && { "data-changed": true }),
    "data-cell": cellId(key, column),
    inputMode: COLUMN_WORDS[column].inputMode,
    autoComplete: "off",
    value: text,
    onChange: (event: ChangeEvent<CellInput>) =>
      send({ type: "type", key, column, text: oneLine(event.currentTarget.value) }),
    onBlur: () => send({ type: "commit", key, column }),
    onKeyDown,
  } as const;
  return (
    <>
      {COLUMN_WORDS[column].inputMode === "text" ? (
        <span className={styles.wrapping} data-text={text}>
          <textarea rows={1} {...field} />
        </span>
      ) : (
        <input {...field} />
      )}
      {error ? (
        <p
          id={errorId}
          className={styles.error}
          role={isPastedCell(grid, key, column) ? undefined : "alert"}
        >
          {error}
        </p>
      ) : null}
      {words === text ? null : (
        <p id={wordsId} className={styles.words}>
          {words}
        </p>
      )}
      {note}
    </>
  );
}
