import { useRef, useState } from "react";
import {
  cellId,
  type GridColumn,
  type GridEvent,
  type InventoryRow,
  moveGrid,
} from "#shared/inventory-grid.ts";
import { type Grid, useGrid, walk } from "./use-grid.ts";

export type SavedColumn = Exclude<GridColumn, "name"> | "paused";

/** One cell on its way to the server: what the editor saw, and what it shall be. */
export type CellSave = { row: InventoryRow; column: SavedColumn; seen: InventoryRow };

/** What came of it: saved, somebody else's row that stands in the way, or words on why not. */
export type SaveOutcome = { row: InventoryRow } | { theirs: InventoryRow } | { failure: string };

export type CellMark =
  | { state: "saving" }
  | { state: "saved" }
  | { state: "conflict"; mine: InventoryRow; theirs: InventoryRow }
  | { state: "failed"; failure: string; mine: InventoryRow; seen: InventoryRow };

export type SavedGrid = Grid & {
  markOf: (key: string, column: GridColumn | "paused") => CellMark | undefined;
  /** Puts mine over theirs, or tries again what failed. */
  insist: (key: string, column: SavedColumn) => void;
  /** Leaves theirs, or what was there before. */
  yieldTo: (key: string, column: SavedColumn) => void;
};

/** The cell that an event may have changed. */
function columnOf(event: GridEvent): SavedColumn | null {
  if (event.type === "pause") return "paused";
  return event.type === "commit" && event.column !== "name" ? event.column : null;
}

/** A grid each of whose cells is saved by `save` as soon as it is left, with a mark that tells how it went. */
export function useSavedGrid(
  rows: readonly InventoryRow[],
  save: (cell: CellSave) => Promise<SaveOutcome>,
): SavedGrid {
  const { grid, send: move } = useGrid(rows);
  // The grid as it is after every event so far, also those that no render has shown yet.
  const latest = useRef(grid);
  const [marks, setMarks] = useState<Readonly<Record<string, CellMark>>>({});
  // What the server is known to hold, cell by cell: the next save builds on it, not on what is still on its way.
  const held = useRef(new Map(rows.map((row) => [row.key, row])));
  const mark = (id: string, next: CellMark | undefined) =>
    setMarks(({ [id]: _, ...others }) => (next ? { ...others, [id]: next } : others));

  const store = async (mine: InventoryRow, seen: InventoryRow, column: SavedColumn) => {
    const id = cellId(mine.key, column);
    mark(id, { state: "saving" });
    const outcome = await save({ row: mine, column, seen });
    if ("failure" in outcome) mark(id, { state: "failed", ...outcome, mine, seen });
    else if ("theirs" in outcome) mark(id, { state: "conflict", mine, ...outcome });
    else {
      held.current.set(mine.key, withCell(held.current.get(mine.key) ?? mine, outcome.row, column));
      mark(id, { state: "saved" });
    }
  };

  const apply = (event: GridEvent) => {
    latest.current = moveGrid(latest.current, event);
    move(event);
  };
  const rowOf = (wanted: string) => latest.current.rows.find(({ key }) => key === wanted);

  const send = (event: GridEvent) => {
    const column = columnOf(event);
    const key = "key" in event ? event.key : "";
    const before = rowOf(key);
    apply(event);
    const after = rowOf(key);
    if (!column) return;
    if (!before || !after || before === after) return;
    void store(after, held.current.get(key) ?? before, column);
  };

  return {
    grid,
    send,
    enter: (...step) => walk({ grid, send }, ...step),
    markOf: (key, column) => marks[cellId(key, column)],
    insist(key, column) {
      const it = marks[cellId(key, column)];
      if (it?.state === "conflict") void store(it.mine, it.theirs, column);
      if (it?.state === "failed") void store(it.mine, it.seen, column);
    },
    yieldTo(key, column) {
      const row = rowOf(key);
      const it = marks[cellId(key, column)];
      if (!row || !it || it.state === "saving" || it.state === "saved") return;
      const there = it.state === "conflict" ? it.theirs : it.seen;
      held.current.set(key, withCell(held.current.get(key) ?? row, there, column));
      apply({ type: "replace", row: withCell(row, there, column) });
      mark(cellId(key, column), undefined);
    },
  };
}

function withCell(row: InventoryRow, from: InventoryRow, column: SavedColumn): InventoryRow {
  return { ...row, [column]: from[column] };
}
