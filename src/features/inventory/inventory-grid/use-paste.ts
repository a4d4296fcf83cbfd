import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import {
  formatCell,
  type GridColumn,
  type InventoryRow,
} from "#shared/inventory/inventory-cells.ts";
import {
  cellError,
  cellId,
  cellText,
  type InventoryGrid,
  moveGrid,
} from "#shared/inventory/inventory-grid.ts";
import { landPasted, readPasted } from "#shared/inventory/pasted-cells.ts";
import { type Grid, selectCell } from "./use-grid.ts";
import type { SavedGrid } from "./use-saved-grid.ts";

type Cell = { key: string; column: GridColumn };
type Draft = InventoryGrid["drafts"][string] | undefined;
/** A pasted cell, and what undoing the paste restores. */
type PastedCell = Cell & { before: { text: string; draft: Draft }; after: string };

/** What came of a paste, or of its undo. */
export type PasteOutcome = { cells: readonly Cell[] } & (
  | { state: "pasted"; filled: number; refused: number; reasons: readonly string[]; beyond: number }
  /** `later` cells were changed after the paste, and stay that way. */
  | { state: "undone"; later: number }
);

/**
 * Of a paste's cells, once none is being saved: those saved, those not saved, with each reason once, and those changed
 * by others.
 */
export type PasteSaves = {
  saved: number;
  unsaved: number;
  reasons: readonly string[];
  changed: number;
};

type Pasting = {
  inventory: Grid | SavedGrid;
  /** The rows shown, in order. */
  rows: readonly InventoryRow[];
  columns: readonly GridColumn[];
};

/**
 * Fills the cells from the focused one on with a block copied out of a spreadsheet, each as if it were typed, and
 * undoes all of it at once. Needs no cell on the screen but the focused one.
 */
export function usePaste({ inventory, rows, columns }: Pasting) {
  const [outcome, setOutcome] = useState<PasteOutcome | null>(null);
  const last = useRef<readonly PastedCell[]>([]);
  const start = useRef<Cell | null>(null);
  // After typing, Ctrl+Z is about what was typed.
  const isTypedSince = useRef(false);

  // The buttons of the note disappear with it.
  const goBack = () => {
    if (start.current) selectCell(start.current.key, start.current.column);
  };
  const undo = () => {
    const cells = last.current;
    const undone = cells.map((cell) => undoCell(inventory, cell));
    last.current = [];
    setOutcome({ state: "undone", cells, later: undone.filter((isUndone) => !isUndone).length });
    goBack();
  };

  return {
    outcome,
    saves: outcome && "markOf" in inventory ? savesOf(inventory, outcome.cells) : null,
    undo,
    close() {
      setOutcome(null);
      goBack();
    },
    events: {
      onPaste(event: ClipboardEvent<HTMLTableElement>) {
        const from = cellAt(event.target, rows, columns);
        const block = readPasted(event.clipboardData.getData("text/plain"));
        const isOneCell = block.length === 1 && block[0]?.length === 1;
        // The browser inserts a single value where the cursor is, like any other text.
        if (!from || isOneCell) return;
        event.preventDefault();
        const keys = rows.map(({ key }) => key);
        const { cells, beyond } = landPasted(block, from, { keys, columns });
        const { pasted, errors } = fill(inventory, cells);
        last.current = pasted;
        start.current = from;
        isTypedSince.current = false;
        const [filled, refused] = [cells.length - errors.length, errors.length];
        const reasons = [...new Set(errors)];
        setOutcome({ state: "pasted", cells: pasted, filled, refused, reasons, beyond });
      },
      onInput: () => {
        isTypedSince.current = true;
      },
      onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
        if (!isUndo || isTypedSince.current || last.current.length === 0) return;
        event.preventDefault();
        undo();
      },
    },
  };
}

/** What came of cells that were saved together; null while some are being saved. */
function savesOf({ markOf }: SavedGrid, cells: readonly Cell[]): PasteSaves | null {
  const marks = cells.flatMap(({ key, column }) => markOf(key, column) ?? []);
  const ofPaste = marks.filter(({ isPasted }) => isPasted);
  if (ofPaste.some(({ state }) => state === "saving")) return null;
  const failures = ofPaste.flatMap((mark) => (mark.state === "failed" ? [mark.failure] : []));
  const count = (wanted: "saved" | "conflict") =>
    ofPaste.filter(({ state }) => state === wanted).length;
  return {
    saved: count("saved"),
    unsaved: failures.length,
    reasons: [...new Set(failures)],
    changed: count("conflict"),
  };
}

/** The cell of an input; null for any other part of the table. */
function cellAt(
  target: EventTarget,
  rows: readonly InventoryRow[],
  columns: readonly GridColumn[],
): Cell | null {
  const id = target instanceof HTMLElement ? target.dataset["cell"] : undefined;
  const column = columns.find((one) => id?.endsWith(`:${one}`));
  const row = rows.find(({ key }) => column && id === cellId(key, column));
  return row && column ? { key: row.key, column } : null;
}

/** Enters the cells one after the other. Returns them with what they were, and the errors of those refused. */
function fill({ grid, send }: Grid, cells: readonly (Cell & { text: string })[]) {
  const pasted: PastedCell[] = [];
  const errors: string[] = [];
  let now = grid;
  for (const { key, column, text } of cells) {
    const was = grid.rows.find((row) => row.key === key);
    const before = {
      text: was ? formatCell(was, column) : "",
      draft: grid.drafts[cellId(key, column)],
    };
    for (const type of ["type", "commit"] as const) {
      const where = { key, column, isPasted: true };
      const event = type === "type" ? { type, ...where, text } : { type, ...where };
      now = moveGrid(now, event);
      send(event);
    }
    const error = cellError(now, key, column);
    if (error !== null) errors.push(error);
    pasted.push({ key, column, before, after: textAt(now, { key, column }) ?? text });
  }
  return { pasted, errors };
}

/** Restores a cell; returns false if it was changed after the paste. */
function undoCell(
  inventory: Grid | SavedGrid,
  { key, column, before, after }: PastedCell,
): boolean {
  const { grid, send } = inventory;
  if (textAt(grid, { key, column }) !== after) return false;
  const enter = (text: string) => {
    send({ type: "type", key, column, text, isPasted: true });
    send({ type: "commit", key, column, isPasted: true });
  };
  // If somebody else changed the cell in between, theirs is what the shop has, and stays.
  const mark = "markOf" in inventory ? inventory.markOf(key, column)?.state : undefined;
  if (mark === "conflict" && "yieldTo" in inventory && column !== "name") {
    inventory.yieldTo(key, column);
  } else enter(before.text);
  // What had been typed and refused, or not left yet, is there again.
  if (before.draft?.error) enter(before.draft.text);
  else if (before.draft) send({ type: "type", key, column, text: before.draft.text });
  return true;
}

function textAt(grid: InventoryGrid, { key, column }: Cell): string | null {
  const row = grid.rows.find((one) => one.key === key);
  return row ? cellText(grid, row, column) : null;
}
