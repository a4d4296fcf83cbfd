import { VisuallyHidden } from "@mantine/core";
import { GRID_COLUMNS, type InventoryRow } from "#shared/inventory-grid.ts";
import { COLUMN_WORDS } from "./columns.ts";
import { InventoryCell } from "./inventory-cell.tsx";
import type { TourTarget } from "./tour-steps.ts";
import type { Inventory } from "./use-inventory.ts";
import styles from "./inventory.module.css";

type InventoryTableProps = { inventory: Inventory; highlight: TourTarget | null };

/** The grid: a table where there is room, a card for each product on phones. */
export function InventoryTable({ inventory, highlight }: InventoryTableProps) {
  return (
    <table
      className={styles.table}
      aria-label="Inventory of the sample farm"
      data-highlight={highlight ?? undefined}
    >
      <thead>
        <tr>
          {GRID_COLUMNS.map((column) => (
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
          <ProductRow key={row.key} inventory={inventory} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function ProductRow({ inventory, row }: { inventory: Inventory; row: InventoryRow }) {
  return (
    <tr {...(row.paused && { "data-paused": true })}>
      {GRID_COLUMNS.map((column) => (
        <td key={column} data-column={column}>
          <span className={styles.label} aria-hidden="true">
            {COLUMN_WORDS[column].label}
          </span>
          <InventoryCell inventory={inventory} row={row} column={column} />
        </td>
      ))}
      <td data-column="status">
        <button
          type="button"
          className={styles.status}
          onClick={() => inventory.send({ type: "pause", key: row.key })}
        >
          {statusOf(row)}
          <VisuallyHidden>
            {row.paused ? `, list ${row.name} again` : `, pause ${row.name}`}
          </VisuallyHidden>
        </button>
      </td>
    </tr>
  );
}

function statusOf({ paused, stock }: InventoryRow): string {
  if (paused) return "Paused";
  return stock === 0 ? "Sold out" : "Listed";
}
