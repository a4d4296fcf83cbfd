import { inventoryGrid as m } from "#messages/inventory-grid.ts";
import type { ComponentType } from "react";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { COLUMN_WORDS } from "./columns.ts";
import { GridRow } from "./grid-row.tsx";
import { type Grid, type ShownGrid, walk } from "./use-grid.ts";
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

/** The grid: a table on wide screens, a card for each product on phones. */
export function GridTable(props: GridTableProps) {
  const { inventory, label, columns, head, highlight, shows = () => true } = props;
  const rows = inventory.grid.rows.filter(shows);
  const shown = {
    ...inventory,
    order: rows.map(({ key }) => key).join(" "),
    enter: (...step: Parameters<ShownGrid["enter"]>) => walk(inventory, rows, ...step),
  };
  return (
    <table
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
  );
}
