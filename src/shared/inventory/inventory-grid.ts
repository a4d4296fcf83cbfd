import { inventoryWords as m } from "#messages/inventory-words.ts";
import {
  formatCell,
  GRID_COLUMNS,
  type GridColumn,
  type InventoryRow,
  readCell,
} from "./inventory-cells.ts";
import { cents } from "../money.ts";

/** What is being typed into a cell, and why it could not be taken. */
type Draft = { text: string; error: string | null };

/** The grid with everything that was typed and changed; the same for the demo and the real one. */
export type InventoryGrid = {
  rows: readonly InventoryRow[];
  /** By `cellId`. */
  drafts: Readonly<Record<string, Draft>>;
  /** The cells that differ from what was loaded. */
  changed: readonly string[];
  /** How many rows were added, for their keys. */
  added: number;
};

export type GridEvent =
  | { type: "type"; key: string; column: GridColumn; text: string }
  /** The cell is left: what was typed is taken, or says what is wrong and stays. */
  | { type: "commit"; key: string; column: GridColumn }
  /** What was typed is forgotten. */
  | { type: "cancel"; key: string; column: GridColumn }
  | { type: "pause"; key: string }
  | { type: "add" }
  /** The row as it stands elsewhere by now: no change of ours. */
  | { type: "replace"; row: InventoryRow }
  /** All rows as they stand elsewhere by now, but for those that are being worked on. */
  | { type: "sync"; rows: readonly InventoryRow[]; keep: readonly string[] }
  | { type: "reset"; rows: readonly InventoryRow[] };

export function openGrid(rows: readonly InventoryRow[]): InventoryGrid {
  return { rows, drafts: {}, changed: [], added: 0 };
}

export function cellId(key: string, column: GridColumn | "paused"): string {
  return `${key}:${column}`;
}

/** What a cell shows: what is being typed, else the row's value. */
export function cellText(grid: InventoryGrid, row: InventoryRow, column: GridColumn): string {
  return grid.drafts[cellId(row.key, column)]?.text ?? formatCell(row, column);
}

export function cellError(grid: InventoryGrid, key: string, column: GridColumn): string | null {
  return grid.drafts[cellId(key, column)]?.error ?? null;
}

/** The row below or above, for Enter and Shift+Enter; null at the end. */
export function neighborKey(rows: InventoryGrid["rows"], key: string, by: 1 | -1): string | null {
  const at = rows.findIndex((row) => row.key === key);
  return at === -1 ? null : (rows[at + by]?.key ?? null);
}

/** The grid after an event. Rows that an event does not touch stay the same objects. */
export function moveGrid(grid: InventoryGrid, event: GridEvent): InventoryGrid {
  switch (event.type) {
    case "type":
      return withDraft(grid, cellId(event.key, event.column), { text: event.text, error: null });
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

/** Rows that are the same stay the same objects. */
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

/** A new product begins paused, so that no shopper sees it half done. */
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
