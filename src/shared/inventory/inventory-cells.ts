import { inventoryWords as m } from "#messages/inventory/words.ts";
import { formatAllergens, parseAllergens } from "../catalog/allergen-text.ts";
import type { AllergenNote } from "../catalog/catalog.ts";
import { cents, type Cents, parseDollars, toDollars } from "../money.ts";
import { formatSeason, parseSeason } from "../catalog/season-text.ts";
import { PACK_UNITS, type PackUnit } from "../catalog/weights/unit-price.ts";
import { plainFigure } from "./pasted-cells.ts";

/** A product in a farm's inventory. */
export type InventoryRow = {
  key: string;
  name: string;
  price: Cents;
  pack: string;
  /** The pack's contents, from which the unit price is calculated. */
  measure: { quantity: number; unit: PackUnit };
  /** Units on hand, including those held by open checkouts. */
  stock: number;
  /** 1 to 12, ascending. */
  season: readonly number[];
  /** Null if undeclared; an empty list declares that there are none. */
  allergens: readonly AllergenNote[] | null;
  /** Hidden from shoppers until listed again. */
  paused: boolean;
  /** It has never been listed, so no shopper has seen it. */
  isDraft?: boolean;
};

/** The cells edited as text, in column order. */
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

/** A row's value in a column, formatted for its cell. */
export function formatCell(row: InventoryRow, column: GridColumn | "paused"): string {
  if (column === "paused") return statusText(row);
  return COLUMNS[column].format(row);
}

/** `Draft`, `Paused` or `Listed`. */
export function statusText({ paused, isDraft }: Pick<InventoryRow, "paused" | "isDraft">): string {
  if (!paused) return m.states.listed;
  return isDraft ? m.states.draft : m.states.paused;
}

/** Parses a column's text: returns the change to the row, or an error message. */
export function readCell(column: GridColumn, text: string): Partial<InventoryRow> | string {
  return COLUMNS[column].read(text.trim());
}

/** How a cell is formatted and parsed; parsing returns the change to the row, or an error message. */
type ColumnRule = {
  format: (row: InventoryRow) => string;
  read: (text: string) => Partial<InventoryRow> | string;
};

/** Maximum values of a row: $1,000, and what a large farm could harvest in a day. */
export const MOST_PRICE = cents(100_000);
export const MOST_STOCK = 99_999;
const LONGEST_NAME = 80;
const LONGEST_PACK = 40;

/** Shown as an example when a farmer's input cannot be parsed. */
const EXAMPLE_MONTHS = [5, 6, 7, 8, 9, 10];
const EXAMPLE_NOTES: readonly AllergenNote[] = [
  { allergen: "milk", level: "contains" },
  { allergen: "soy", level: "may contain" },
];

const COLUMNS: Record<GridColumn, ColumnRule> = {
  name: {
    format: ({ name }) => name,
    read: (name) =>
      name.length >= 2 && name.length <= LONGEST_NAME ? { name } : m.nameLength(LONGEST_NAME),
  },
  price: { format: ({ price }) => toDollars(price).toFixed(2), read: readPrice },
  pack: {
    format: ({ pack }) => pack,
    read: (pack) => (pack.length >= 1 && pack.length <= LONGEST_PACK ? { pack } : m.sayUnit),
  },
  measure: {
    format: ({ measure }) => formatMeasure(measure),
    read: (text) =>
      readMeasure(text) ?? m.enterMeasure(PACK_UNITS.map((unit) => m.units[unit]).join(", ")),
  },
  allergens: {
    format: ({ allergens }) => formatAllergens(allergens),
    read: (text) => {
      const allergens = parseAllergens(text);
      return allergens === undefined
        ? m.enterAllergens(
            formatAllergens([]).toLowerCase(),
            formatAllergens(EXAMPLE_NOTES).toLowerCase(),
          )
        : { allergens };
    },
  },
  stock: { format: ({ stock }) => String(stock), read: readStock },
  season: {
    format: ({ season }) => formatSeason(season),
    read: (text) => {
      const season = parseSeason(text);
      return season ? { season } : m.enterMonths(formatSeason(EXAMPLE_MONTHS));
    },
  },
};

/** A pack's contents as in its cell: `1.5 lb`, `2 bunches`. */
export function formatMeasure({ quantity, unit }: InventoryRow["measure"]): string {
  return `${quantity} ${(quantity === 1 ? m.units : m.unitPlurals)[unit]}`;
}

function readPrice(text: string): Partial<InventoryRow> | string {
  const typed = plainFigure(text);
  const price = /^\d{1,6}(?:\.\d{1,2})?$/.test(typed) ? parseDollars(typed) : null;
  if (price === null) return m.enterPrice;
  return price > 0 && price <= MOST_PRICE ? { price } : m.priceRange;
}

function readStock(text: string): Partial<InventoryRow> | string {
  // A price in the wrong column is not a stock.
  const typed = text.includes("$") ? "" : plainFigure(text);
  const isWhole = /^\d{1,6}$/.test(typed);
  if (isWhole && Number(typed) <= MOST_STOCK) return { stock: Number(typed) };
  return m.stockRange;
}

function readMeasure(text: string): Partial<InventoryRow> | null {
  const [, amount, name = ""] = /^(\d{1,3}(?:\.\d{1,3})?)\s*([\p{L} .]+)$/iu.exec(text) ?? [];
  const quantity = Number(amount);
  const unit = PACK_UNITS.find((one) => unitWords(one).includes(plain(name.toLowerCase())));
  return unit && quantity > 0 ? { measure: { quantity, unit } } : null;
}

/** Plurals of units that farms also write. */
const ALSO_WRITTEN: Partial<Record<PackUnit, string>> = { lb: "lbs" };

/** A unit as it is often typed: without accents and periods. */
const plain = (word: string) => word.normalize("NFD").replaceAll(/[\p{M}.]/gu, "");

/**
 * Accepted spellings of a unit, without accents and periods: as stored, and in the reader's language in singular and
 * plural.
 */
export function unitWords(unit: PackUnit): readonly string[] {
  const also = ALSO_WRITTEN[unit];
  return [unit, m.units[unit], m.unitPlurals[unit], ...(also ? [also] : [])].map(plain);
}
