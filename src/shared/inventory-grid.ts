import { formatAllergens, parseAllergens } from "./allergen-text.ts";
import type { AllergenNote } from "./catalog.ts";
import { cents, type Cents, parseDollars, toDollars } from "./money.ts";
import { formatSeason, parseSeason } from "./season-text.ts";
import { PACK_UNITS, type PackUnit } from "./unit-price.ts";

/** What a farm keeps of one product in its inventory. */
export type InventoryRow = {
  key: string;
  name: string;
  price: Cents;
  pack: string;
  /** How much is in one: what the price per unit is worked out from. */
  measure: { quantity: number; unit: PackUnit };
  /** Units for the next harvest day. */
  stock: number;
  /** 1 to 12, ascending. */
  season: readonly number[];
  /** Null while nobody has said; an empty list says that there are none. */
  allergens: readonly AllergenNote[] | null;
  /** Hidden from shoppers until it is listed again. */
  paused: boolean;
  /** It never was listed: no shopper has seen it yet. */
  isDraft?: boolean;
};

/** The cells that are edited as text, in the order in which they stand. */
export const GRID_COLUMNS = [
  "name",
  "price",
  "stock",
  "pack",
  "measure",
  "season",
  "allergens",
] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

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
  return grid.drafts[cellId(row.key, column)]?.text ?? COLUMNS[column].format(row);
}

/** A row's value of a column in words, as a cell writes it. */
export function formatCell(row: InventoryRow, column: GridColumn | "paused"): string {
  if (column === "paused") return statusText(row);
  return COLUMNS[column].format(row);
}

/** `Draft`, `Paused` or `Listed`. */
export function statusText({ paused, isDraft }: Pick<InventoryRow, "paused" | "isDraft">): string {
  if (!paused) return "Listed";
  return isDraft ? "Draft" : "Paused";
}

/** What a text says in a column: the change of the row, or what is wrong with it in words. */
export function readCell(column: GridColumn, text: string): Partial<InventoryRow> | string {
  return COLUMNS[column].read(text.trim());
}

export function cellError(grid: InventoryGrid, key: string, column: GridColumn): string | null {
  return grid.drafts[cellId(key, column)]?.error ?? null;
}

/** The row below or above, for Enter and Shift+Enter; null at the end. */
export function neighbourKey(grid: InventoryGrid, key: string, by: 1 | -1): string | null {
  const at = grid.rows.findIndex((row) => row.key === key);
  return at === -1 ? null : (grid.rows[at + by]?.key ?? null);
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
  const read = COLUMNS[column].read(draft.text.trim());
  if (typeof read === "string") return withDraft(grid, id, { ...draft, error: read });
  const settled = { ...grid, drafts: without(grid.drafts, id) };
  const isSame = COLUMNS[column].format({ ...row, ...read }) === COLUMNS[column].format(row);
  return isSame ? settled : withRow(settled, key, column, (before) => ({ ...before, ...read }));
}

/** A new product begins paused, so that no shopper sees it half done. */
function addRow(grid: InventoryGrid): InventoryGrid {
  const added = grid.added + 1;
  const row: InventoryRow = {
    key: `new-${added}`,
    name: `New product ${added}`,
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

/** How a cell is written and read; reading gives the change of the row, or what is wrong in words. */
type ColumnRule = {
  format: (row: InventoryRow) => string;
  read: (text: string) => Partial<InventoryRow> | string;
};

/** The largest values of a row: $1,000 and what a large farm could harvest in a day. */
export const MOST_PRICE = cents(100_000);
export const MOST_STOCK = 99_999;
export const PRICE_RANGE = "A price is from $0.01 to $1,000.00";
export const STOCK_RANGE = "Stock is a whole number from 0 to 99,999";
const LONGEST_NAME = 80;
const LONGEST_PACK = 40;

const COLUMNS: Record<GridColumn, ColumnRule> = {
  name: {
    format: ({ name }) => name,
    read: (name) =>
      name.length >= 2 && name.length <= LONGEST_NAME
        ? { name }
        : `A name has 2 to ${LONGEST_NAME} characters`,
  },
  price: { format: ({ price }) => toDollars(price).toFixed(2), read: readPrice },
  pack: {
    format: ({ pack }) => pack,
    read: (pack) =>
      pack.length >= 1 && pack.length <= LONGEST_PACK ? { pack } : "Say what one is, such as 1 lb",
  },
  measure: {
    format: ({ measure: { quantity, unit } }) => `${quantity} ${unit}`,
    read: (text) =>
      readMeasure(text) ?? `Write an amount of ${PACK_UNITS.join(", ")}, such as 1.5 lb`,
  },
  allergens: {
    format: ({ allergens }) => formatAllergens(allergens),
    read: (text) => {
      const allergens = parseAllergens(text);
      return allergens === undefined
        ? "Write none, or names such as milk, may contain soy"
        : { allergens };
    },
  },
  stock: { format: ({ stock }) => String(stock), read: readStock },
  season: {
    format: ({ season }) => formatSeason(season),
    read: (text) => {
      const season = parseSeason(text);
      return season ? { season } : "Write months, such as May-Oct";
    },
  },
};

function readPrice(text: string): Partial<InventoryRow> | string {
  const typed = text.replace(/^\$\s*/, "");
  const price = /^\d{1,6}(?:\.\d{1,2})?$/.test(typed) ? parseDollars(typed) : null;
  if (price === null) return "Write dollars and cents, such as 4.50";
  return price > 0 && price <= MOST_PRICE ? { price } : PRICE_RANGE;
}

function readStock(text: string): Partial<InventoryRow> | string {
  const isWhole = /^\d{1,6}$/.test(text);
  if (isWhole && Number(text) <= MOST_STOCK) return { stock: Number(text) };
  return STOCK_RANGE;
}

function readMeasure(text: string): Partial<InventoryRow> | null {
  const [, amount, name = ""] = /^(\d{1,3}(?:\.\d{1,3})?)\s*([a-z ]+)$/i.exec(text) ?? [];
  const quantity = Number(amount);
  const unit = PACK_UNITS.find((one) => one === name.toLowerCase());
  return unit && quantity > 0 ? { measure: { quantity, unit } } : null;
}
