import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import type { ComponentType } from "react";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { COLUMN_WORDS } from "./columns.ts";
import { GridRow } from "./grid-row.tsx";
import { PasteNote } from "./paste-note.tsx";
import { type Grid, type ShownGrid, walk } from "./use-grid.ts";
import { usePaste } from "./use-paste.ts";
import type { SavedGrid } from "./use-saved-grid.ts";
import styles from "./grid.module.css";

type GridTableProps = {
  inventory: Grid | SavedGrid;
  /** The table's accessible name. */
  label: string;
  columns: readonly GridColumn[];
  /** Renders the row header if the name is not editable. Must keep its identity between renders. */
  head?: ComponentType<{ row: InventoryRow }>;
  /** The column to highlight. */
  highlight?: string | null;
  /** Filters the rows shown; all by default. */
  shows?: (row: InventoryRow) => boolean;
};

/**
 * The grid: a table where its columns have room, otherwise two lines for each product, and on phones a card. A block
 * copied out of a spreadsheet can be pasted into it.
 */
export function GridTable(props: GridTableProps) {
  const { inventory, label, columns, head, highlight, shows = () => true } = props;
  const rows = inventory.grid.rows.filter(shows);
  const shown = {
    ...inventory,
    order: rows.map(({ key }) => key).join(" "),
    changed: new Set(inventory.grid.changed),
    enter: (...step: Parameters<ShownGrid["enter"]>) => walk(inventory, rows, ...step),
  };
  const paste = usePaste({ inventory, rows, columns });
  return (
    <>
      <div className={styles.frame}>
        <table
          {...paste.events}
          className={styles.table}
          aria-label={label}
          data-highlight={highlight ?? undefined}
          data-named={head ? true : undefined}
        >
          <thead>
            <tr>
              {head ? (
                <th scope="col" data-column="name">
                  {COLUMN_WORDS.name.label}
                </th>
              ) : null}
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {COLUMN_WORDS[column].label}
                </th>
              ))}
              <th scope="col" data-column="status">
                {m.status}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <GridRow key={row.key} inventory={shown} row={row} columns={columns} head={head} />
            ))}
          </tbody>
        </table>
      </div>
      <PasteNote
        outcome={paste.outcome}
        saves={paste.saves}
        onUndo={paste.undo}
        onClose={paste.close}
      />
    </>
  );
}
