import { inventoryWords as m } from "#messages/inventory/words.ts";
import {
  formatCell,
  GRID_COLUMNS,
  type GridColumn,
  type InventoryRow,
  readCell,
} from "./inventory-cells.ts";
import { cents } from "../money.ts";

/**
 * The text being typed into a cell, and why it was rejected. `isPasted` if it came with others in one paste, whose
 * summary is announced instead of each cell.
 */
type Draft = { text: string; error: string | null; isPasted?: boolean | undefined };

/** The grid's state, including drafts and changes; shared by the demo and the real inventory. */
export type InventoryGrid = {
  rows: readonly InventoryRow[];
  /** Keyed by `cellId`. */
  drafts: Readonly<Record<string, Draft>>;
  /** Cells that differ from the loaded data. */
  changed: readonly string[];
  /** Number of added rows, used to generate their keys. */
  added: number;
};

export type GridEvent =
  | { type: "type"; key: string; column: GridColumn; text: string; isPasted?: boolean }
  /** The cell loses focus: the draft is accepted, or kept with an error. */
  | { type: "commit"; key: string; column: GridColumn; isPasted?: boolean }
  /** The draft is discarded. */
  | { type: "cancel"; key: string; column: GridColumn }
  | { type: "pause"; key: string }
  | { type: "add" }
  /** The row's latest value from the server; not a local change. */
  | { type: "replace"; row: InventoryRow }
  /** All rows' latest values from the server, except those being edited. */
  | { type: "sync"; rows: readonly InventoryRow[]; keep: readonly string[] }
  | { type: "reset"; rows: readonly InventoryRow[] };

export function openGrid(rows: readonly InventoryRow[]): InventoryGrid {
  return { rows, drafts: {}, changed: [], added: 0 };
}

export function cellId(key: string, column: GridColumn | "paused"): string {
  return `${key}:${column}`;
}

/** The text shown in a cell: the draft, otherwise the row's value. */
export function cellText(grid: InventoryGrid, row: InventoryRow, column: GridColumn): string {
  return grid.drafts[cellId(row.key, column)]?.text ?? formatCell(row, column);
}

export function cellError(grid: InventoryGrid, key: string, column: GridColumn): string | null {
  return grid.drafts[cellId(key, column)]?.error ?? null;
}

/** Whether a cell's text came with others in one paste. */
export function isPastedCell(grid: InventoryGrid, key: string, column: GridColumn): boolean {
  return grid.drafts[cellId(key, column)]?.isPasted ?? false;
}

/** The row below or above, for Enter and Shift+Enter; null at either end. */
export function neighborKey(rows: InventoryGrid["rows"], key: string, by: 1 | -1): string | null {
  const at = rows.findIndex((row) => row.key === key);
  return at === -1 ? null : (rows[at + by]?.key ?? null);
}

/** The grid's reducer. Rows that an event does not affect keep their identity. */
export function moveGrid(grid: InventoryGrid, event: GridEvent): InventoryGrid {
  switch (event.type) {
    case "type":
      return withDraft(grid, cellId(event.key, event.column), {
        text: event.text,
        error: null,
        isPasted: event.isPasted,
      });
    case "commit":
      return commit(grid, event.key, event.column);
    case "cancel":
      return { ...grid, drafts: without(grid.drafts, cellId(event.key, event.column)) };
    case "pause":
      return withRow(grid, event.key, "paused", (row) => ({
        ...row,
        paused: !row.paused,
        isDraft: false,
      }));
    case "add":
      return addRow(grid);
    case "replace":
      return {
        ...grid,
        rows: grid.rows.map((row) => (row.key === event.row.key ? event.row : row)),
      };
    case "sync":
      return { ...grid, rows: synced(grid.rows, event.rows, event.keep) };
    case "reset":
      return openGrid(event.rows);
  }
}

/** Unchanged rows keep their identity. */
function synced(
  mine: readonly InventoryRow[],
  theirs: readonly InventoryRow[],
  keep: readonly string[],
): readonly InventoryRow[] {
  const known = new Map(mine.map((row) => [row.key, row]));
  return theirs.map((row) => {
    const own = known.get(row.key);
    return own && (keep.includes(row.key) || isSameRow(own, row)) ? own : row;
  });
}

function isSameRow(one: InventoryRow, other: InventoryRow): boolean {
  return [...GRID_COLUMNS, "paused" as const].every(
    (column) => formatCell(one, column) === formatCell(other, column),
  );
}

function commit(grid: InventoryGrid, key: string, column: GridColumn): InventoryGrid {
  const id = cellId(key, column);
  const draft = grid.drafts[id];
  const row = grid.rows.find((candidate) => candidate.key === key);
  if (!draft || !row) return grid;
  const read = readCell(column, draft.text);
  if (typeof read === "string") return withDraft(grid, id, { ...draft, error: read });
  const settled = { ...grid, drafts: without(grid.drafts, id) };
  const isSame = formatCell({ ...row, ...read }, column) === formatCell(row, column);
  return isSame ? settled : withRow(settled, key, column, (before) => ({ ...before, ...read }));
}

/** A new product starts paused, so that no shopper sees it half finished. */
function addRow(grid: InventoryGrid): InventoryGrid {
  const added = grid.added + 1;
  const row: InventoryRow = {
    key: `new-${added}`,
    name: m.newProduct(added),
    price: cents(500),
    pack: "1 lb",
    measure: { quantity: 1, unit: "lb" },
    stock: 0,
    season: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    allergens: null,
    paused: true,
  };
  const changed = [...grid.changed, cellId(row.key, "name")];
  return { ...grid, rows: [...grid.rows, row], changed, added };
}

function withRow(
  grid: InventoryGrid,
  key: string,
  column: GridColumn | "paused",
  change: (row: InventoryRow) => InventoryRow,
): InventoryGrid {
  const id = cellId(key, column);
  return {
    ...grid,
    rows: grid.rows.map((row) => (row.key === key ? change(row) : row)),
    changed: grid.changed.includes(id) ? grid.changed : [...grid.changed, id],
  };
}

function withDraft(grid: InventoryGrid, id: string, draft: Draft): InventoryGrid {
  return { ...grid, drafts: { ...grid.drafts, [id]: draft } };
}

function without(drafts: InventoryGrid["drafts"], id: string): InventoryGrid["drafts"] {
  return Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== id));
}
