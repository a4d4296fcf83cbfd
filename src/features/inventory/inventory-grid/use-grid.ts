import { useEffect, useReducer, useRef } from "react";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import {
  cellId,
  type GridEvent,
  type InventoryGrid,
  moveGrid,
  neighborKey,
  openGrid,
} from "#shared/inventory/inventory-grid.ts";

/** A grid as its table needs it. */
export type Grid = {
  grid: InventoryGrid;
  send: (event: GridEvent) => void;
};

/** A grid some of whose rows are shown, and how the keyboard walks those. */
export type ShownGrid = Grid & {
  /** The keys of the rows that are shown, one after the other. */
  order: string;
  /** Takes what was typed and goes to the row below or above; stays when it could not be taken. */
  enter: (key: string, column: GridColumn, by: 1 | -1) => void;
};

/** A farm's inventory in the browser. */
export function useGrid(rows: readonly InventoryRow[]): Grid {
  const [grid, send] = useReducer(moveGrid, rows, openGrid);
  const newest = useRef(0);
  useEffect(() => {
    // A new product is there to be named.
    if (grid.added > newest.current) selectCell(`new-${grid.added}`, "name");
    newest.current = grid.added;
  }, [grid.added]);
  return { grid, send };
}

/** Enter in a cell: what was typed is taken, and the row above or below of those shown gets the focus. */
export function walk(
  { grid, send }: Grid,
  rows: InventoryGrid["rows"],
  ...[key, column, by]: Parameters<ShownGrid["enter"]>
): void {
  const event: GridEvent = { type: "commit", key, column };
  send(event);
  const isTaken = !moveGrid(grid, event).drafts[cellId(key, column)];
  const next = isTaken ? neighborKey(rows, key, by) : null;
  if (next) selectCell(next, column);
}

function selectCell(key: string, column: GridColumn): void {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${cellId(key, column)}"]`);
  input?.focus();
  input?.select();
}
