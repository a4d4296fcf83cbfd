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

/** A grid's state and the function that sends events to it. */
export type Grid = {
  grid: InventoryGrid;
  send: (event: GridEvent) => void;
};

/** What a cell's text is typed into. */
export type CellInput = HTMLInputElement | HTMLTextAreaElement;

/** A grid with a filtered set of rows and keyboard navigation among them. */
export type ShownGrid = Grid & {
  /** The keys of the rows shown, in order, separated by spaces. */
  order: string;
  /** The ids of the grid's changed cells. */
  changed: ReadonlySet<string>;
  /** Commits the input and moves to the next or previous row; stays if the input is invalid. */
  enter: (key: string, column: GridColumn, by: 1 | -1) => void;
};

/** The grid's client-side state. */
export function useGrid(rows: readonly InventoryRow[]): Grid {
  const [grid, send] = useReducer(moveGrid, rows, openGrid);
  const newest = useRef(0);
  useEffect(() => {
    // Focuses the name of a row that was just added.
    if (grid.added > newest.current) selectCell(`new-${grid.added}`, "name");
    newest.current = grid.added;
  }, [grid.added]);
  return { grid, send };
}

/** Commits a cell and, if its input is valid, focuses the same column in the next or previous row shown. */
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

/** Focuses a cell's input and selects its text; does nothing if the cell is not shown. */
export function selectCell(key: string, column: GridColumn): void {
  const input = document.querySelector<CellInput>(`[data-cell="${cellId(key, column)}"]`);
  input?.focus();
  input?.select();
}
