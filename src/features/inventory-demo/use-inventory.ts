import { useEffect, useReducer, useRef } from "react";
import {
  cellId,
  type GridColumn,
  type GridEvent,
  moveGrid,
  neighbourKey,
  openGrid,
} from "#shared/inventory-grid.ts";
import { SAMPLE_ROWS } from "./sample-rows.ts";

/** The grid over the sample rows, and how the keyboard walks it. Nothing leaves the page. */
export function useInventory() {
  const [grid, send] = useReducer(moveGrid, SAMPLE_ROWS, openGrid);
  const newest = useRef(0);
  useEffect(() => {
    // A new product is there to be named.
    if (grid.added > newest.current) selectCell(`new-${grid.added}`, "name");
    newest.current = grid.added;
  }, [grid.added]);

  /** Takes what was typed, and stays where it is when that could not be taken. */
  const enter = (key: string, column: GridColumn, by: 1 | -1) => {
    const event: GridEvent = { type: "commit", key, column };
    send(event);
    const isTaken = !moveGrid(grid, event).drafts[cellId(key, column)];
    const next = isTaken ? neighbourKey(grid, key, by) : null;
    if (next) selectCell(next, column);
  };

  return { grid, send, enter, reset: () => send({ type: "reset", rows: SAMPLE_ROWS }) };
}

export type Inventory = ReturnType<typeof useInventory>;

function selectCell(key: string, column: GridColumn): void {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${cellId(key, column)}"]`);
  input?.focus();
  input?.select();
}
