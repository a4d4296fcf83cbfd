import type { KeyboardEvent } from "react";
import {
  cellError,
  cellId,
  cellText,
  type GridColumn,
  type InventoryRow,
} from "#shared/inventory-grid.ts";
import { COLUMN_WORDS } from "./columns.ts";
import type { Inventory } from "./use-inventory.ts";
import styles from "./inventory.module.css";

type InventoryCellProps = { inventory: Inventory; row: InventoryRow; column: GridColumn };

/** One value, edited where it stands: Enter goes to the next row, Esc takes back. */
export function InventoryCell({ inventory, row, column }: InventoryCellProps) {
  const { grid, send, enter } = inventory;
  const { key } = row;
  const error = cellError(grid, key, column);
  const errorId = `${cellId(key, column)}:error`;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") {
      event.preventDefault();
      enter(key, column, event.shiftKey ? -1 : 1);
    }
    if (event.key === "Escape") send({ type: "cancel", key, column });
  }

  return (
    <>
      <input
        className={styles.input}
        aria-label={`${COLUMN_WORDS[column].label} of ${row.name}`}
        aria-invalid={error !== null}
        {...(error && { "aria-describedby": errorId })}
        {...(grid.changed.includes(cellId(key, column)) && { "data-changed": true })}
        data-cell={cellId(key, column)}
        inputMode={COLUMN_WORDS[column].inputMode}
        autoComplete="off"
        value={cellText(grid, row, column)}
        onChange={(event) => send({ type: "type", key, column, text: event.currentTarget.value })}
        onBlur={() => send({ type: "commit", key, column })}
        onKeyDown={onKeyDown}
      />
      {error ? (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}
