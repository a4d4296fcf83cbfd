import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import { VisuallyHidden } from "@mantine/core";
import { type ComponentType, memo } from "react";
import {
  type GridColumn,
  type InventoryRow,
  statusText,
} from "#shared/inventory/inventory-cells.ts";
import { cellId } from "#shared/inventory/inventory-grid.ts";
import { CellNote, cellNoteId, isTrouble } from "./cell-note.tsx";
import { COLUMN_WORDS } from "./columns.ts";
import { GridCell, type GridCellProps } from "./grid-cell.tsx";
import { SeasonCell } from "./season-cell.tsx";
import type { ShownGrid } from "./use-grid.ts";
import type { SavedGrid } from "./use-saved-grid.ts";
import styles from "./cell.module.css";

export type GridRowProps = {
  inventory: ShownGrid | (ShownGrid & SavedGrid);
  row: InventoryRow;
  columns: readonly GridColumn[];
  /** Renders the row header if the name is not editable. Must keep its identity between renders. */
  head?: ComponentType<{ row: InventoryRow }> | undefined;
};

/** One product. Rerendered only when its data has changed, because a farm may have hundreds. */
export const GridRow = memo(Row, isAsBefore);

function Row({ inventory, row, columns, head: Head }: GridRowProps) {
  const saved = "markOf" in inventory ? inventory : null;
  return (
    <tr {...(row.paused && { "data-paused": true })}>
      {Head ? (
        <th scope="row" data-column="name">
          <Head row={row} />
        </th>
      ) : null}
      {columns.map((column) => (
        <td key={column} data-column={column}>
          <span className={styles.label} aria-hidden="true">
            {COLUMN_WORDS[column].label}
          </span>
          <Cell
            inventory={inventory}
            row={row}
            column={column}
            troubleId={saved ? troubleOf(saved, row, column) : undefined}
            note={
              saved && column !== "name" ? (
                <CellNote inventory={saved} row={row} column={column} />
              ) : null
            }
          />
        </td>
      ))}
      <td data-column="status">
        <StatusButton row={row} onPress={() => inventory.send({ type: "pause", key: row.key })} />
        {saved ? <CellNote inventory={saved} row={row} column="paused" /> : null}
      </td>
    </tr>
  );
}

function troubleOf(saved: SavedGrid, { key }: InventoryRow, column: GridColumn) {
  if (column === "name" || !isTrouble(saved.markOf(key, column))) return undefined;
  return cellNoteId(key, column);
}

/** The season has its own picker; all other cells are text inputs. */
function Cell({ column, ...cell }: GridCellProps) {
  return column === "season" ? <SeasonCell {...cell} /> : <GridCell {...cell} column={column} />;
}

function isAsBefore(before: GridRowProps, now: GridRowProps): boolean {
  if (before.row !== now.row || before.columns !== now.columns || before.head !== now.head) {
    return false;
  }
  // Enter moves to the next row, which depends on the order.
  if (before.inventory.order !== now.inventory.order) return false;
  return [...now.columns, "paused" as const].every(
    (column) =>
      stateOf(before, column) === stateOf(now, column) &&
      draftOf(before, column) === draftOf(now, column) &&
      isChanged(before, column) === isChanged(now, column),
  );
}

type Column = GridColumn | "paused";

function stateOf({ inventory, row }: GridRowProps, column: Column) {
  return "markOf" in inventory ? inventory.markOf(row.key, column) : undefined;
}

function draftOf({ inventory, row }: GridRowProps, column: Column) {
  return inventory.grid.drafts[cellId(row.key, column)];
}

function isChanged({ inventory, row }: GridRowProps, column: Column) {
  return inventory.changed.has(cellId(row.key, column));
}

function StatusButton({ row, onPress }: { row: InventoryRow; onPress: () => void }) {
  return (
    <button type="button" className={styles.status} onClick={onPress}>
      {statusOf(row)}
      <VisuallyHidden>{pressWords(row)}</VisuallyHidden>
    </button>
  );
}

function pressWords({ name, paused, isDraft }: InventoryRow): string {
  if (!paused) return m.pause(name);
  return isDraft ? m.list(name) : m.listAgain(name);
}

function statusOf(row: InventoryRow): string {
  return !row.paused && row.stock === 0 ? m.soldOut : statusText(row);
}
