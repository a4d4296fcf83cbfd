import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import type { GridColumn, InventoryRow } from "#shared/inventory-grid.ts";
import { COLUMN_WORDS } from "./columns.ts";
import { GridCell } from "./grid-cell.tsx";
import type { Grid } from "./use-grid.ts";
import styles from "./grid.module.css";

type GridTableProps = {
  inventory: Grid;
  /** What the table is called. */
  label: string;
  columns: readonly GridColumn[];
  /** Whether rows are headed by the product's name, which is then not edited. */
  named?: boolean;
  /** The column that is being talked about. */
  highlight?: string | null;
  noteOf?: (row: InventoryRow, column: GridColumn | "paused") => ReactNode;
};

/** The grid: a table where there is room, a card for each product on phones. */
export function GridTable(props: GridTableProps) {
  const { inventory, label, columns, named = false, highlight, noteOf } = props;
  return (
    <table
      className={styles.table}
      aria-label={label}
      data-highlight={highlight ?? undefined}
      data-named={named || undefined}
    >
      <thead>
        <tr>
          {named ? (
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
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {inventory.grid.rows.map((row) => (
          <tr key={row.key} {...(row.paused && { "data-paused": true })}>
            {named ? (
              <th scope="row" data-column="name">
                {row.name}
              </th>
            ) : null}
            {columns.map((column) => (
              <td key={column} data-column={column}>
                <span className={styles.label} aria-hidden="true">
                  {COLUMN_WORDS[column].label}
                </span>
                <GridCell
                  inventory={inventory}
                  row={row}
                  column={column}
                  note={noteOf?.(row, column)}
                />
              </td>
            ))}
            <td data-column="status">
              <StatusButton
                row={row}
                onPress={() => inventory.send({ type: "pause", key: row.key })}
              />
              {noteOf?.(row, "paused")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StatusButton({ row, onPress }: { row: InventoryRow; onPress: () => void }) {
  return (
    <button type="button" className={styles.status} onClick={onPress}>
      {statusOf(row)}
      <VisuallyHidden>
        {row.paused ? `, list ${row.name} again` : `, pause ${row.name}`}
      </VisuallyHidden>
    </button>
  );
}

function statusOf({ paused, stock }: InventoryRow): string {
  if (paused) return "Paused";
  return stock === 0 ? "Sold out" : "Listed";
}
