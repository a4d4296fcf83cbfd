import { inventoryFile as m } from "#messages/inventory/file.ts";
import { z } from "zod";
import { parsePounds } from "../catalog/weights/weight.ts";
import { CATEGORIES } from "../catalog/catalog.ts";
import { TAX_CATEGORY_OPTIONS } from "../checkout/tax/tax-options.ts";
import {
  formatCell,
  type GridColumn,
  type InventoryRow,
  readCell,
  statusText,
} from "./inventory-cells.ts";
import { poundsText, poundsTyped, productTexts, type ProductTexts } from "./shelf-product.ts";

/** Maximum number of products per file. */
export const FILE_ROWS_MAX = 1_000;

/** The columns of an inventory file, for both export and import. */
export const FILE_COLUMNS = [
  "id",
  "slug",
  "name",
  "nameEs",
  "category",
  "price",
  "stock",
  "pack",
  "measure",
  "season",
  "allergens",
  "status",
  "organic",
  "storage",
  "storageEs",
  "keepsDays",
  "summary",
  "summaryEs",
  "description",
  "descriptionEs",
  "ingredients",
  "ingredientsEs",
  "taxCategory",
  "expectedWeight",
  "stockThen",
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** A column's heading, in the reader's language. */
export function fileHeading(column: FileColumn): string {
  return m.columns[column];
}

/** A file's texts for one product; missing columns are omitted. */
export type FileRow = { line: number; cells: Partial<Record<FileColumn, string>> };

/** A product as represented in a file. */
export type FileProduct = InventoryRow & ProductTexts;

/**
 * The columns that identify a product, and the stock that it had when it was exported, from which an import sees
 * whether units came or went since; an import does not change them.
 */
const FIXED: readonly FileColumn[] = ["id", "slug", "stockThen"];

export const VALUE_COLUMNS = FILE_COLUMNS.filter(
  (column): column is ValueColumn => !FIXED.includes(column),
);
export type ValueColumn = Exclude<FileColumn, "id" | "slug" | "stockThen">;

/** How a column is formatted and parsed; parsing returns the change to the product, or an error message. */
type FileRule = {
  write: (product: FileProduct) => string;
  read: (text: string) => Partial<FileProduct> | string;
};

const RULES: Record<ValueColumn, FileRule> = {
  name: asText("name"),
  nameEs: asText("nameEs"),
  category: asChoice("category", CATEGORIES),
  price: asCell("price"),
  stock: asCell("stock"),
  pack: asCell("pack"),
  measure: asCell("measure"),
  season: asCell("season"),
  allergens: asCell("allergens"),
  status: { write: (product) => formatCell(product, "paused"), read: readStatus },
  organic: { write: ({ organic }) => (organic ? m.yes : m.no), read: readYes },
  storage: asText("storage"),
  storageEs: asText("storageEs"),
  keepsDays: {
    write: ({ keepsDays }) => String(keepsDays),
    read: (text) =>
      readText("keepsDays", /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN),
  },
  summary: asText("summary"),
  summaryEs: asText("summaryEs"),
  description: asText("description"),
  descriptionEs: asText("descriptionEs"),
  ingredients: asText("ingredients"),
  ingredientsEs: asText("ingredientsEs"),
  taxCategory: asChoice("taxCategory", TAX_CATEGORY_OPTIONS),
  expectedWeight: {
    write: ({ expectedWeight }) => poundsText(expectedWeight),
    read: (text) => {
      const typed = poundsTyped.safeParse(text);
      if (!typed.success) return typed.error.issues[0]?.message ?? m.cannotRead;
      return { expectedWeight: parsePounds(text) };
    },
  },
};

/** A product's value in a column, formatted for a file. */
export function fileText(product: FileProduct, column: ValueColumn): string {
  return RULES[column].write(product);
}

/** Parses a file's text in a column: returns the change to the product, or an error message. */
export function readFileText(column: ValueColumn, text: string): Partial<FileProduct> | string {
  return RULES[column].read(text);
}

/** Formats and parses like the grid. */
function asCell(column: GridColumn): FileRule {
  return {
    write: (product) => formatCell(product, column),
    read: (text) => readCell(column, text),
  };
}

/** Formats and parses one of a list, by label or id. */
function asChoice<Column extends "category" | "taxCategory">(
  column: Column,
  options: readonly { id: FileProduct[Column]; label: string }[],
): FileRule {
  return {
    write: (product) => options.find(({ id }) => id === product[column])?.label ?? product[column],
    read: (text) => {
      const wanted = text.trim().toLowerCase();
      const found = options.find(
        ({ id, label }) => id === wanted || label.toLowerCase() === wanted,
      );
      return found
        ? { [column]: found.id }
        : m.enterOneOf(options.map(({ label }) => label).join(", "));
    },
  };
}

type TextColumn = Exclude<
  keyof ProductTexts,
  "category" | "taxCategory" | "organic" | "keepsDays" | "expectedWeight"
>;

function asText(column: TextColumn): FileRule {
  return { write: (product) => product[column], read: (text) => readText(column, text) };
}

function readText(column: keyof ProductTexts, value: unknown): Partial<FileProduct> | string {
  const read = z.safeParse(productTexts.shape[column], value);
  if (read.success) return { [column]: read.data };
  return read.error.issues[0]?.message ?? m.cannotRead;
}

const STATUSES = [
  { paused: false, isDraft: false },
  { paused: true, isDraft: false },
  { paused: true, isDraft: true },
] as const;

function readStatus(text: string): Partial<FileProduct> | string {
  const wanted = text.trim().toLowerCase();
  const found = STATUSES.find((status) => statusText(status).toLowerCase() === wanted);
  return found ?? m.enterStatus;
}

function readYes(text: string): Partial<FileProduct> | string {
  const wanted = text.trim().toLowerCase();
  if ([m.yes.toLowerCase(), "true", "1"].includes(wanted)) return { organic: true };
  return [m.no.toLowerCase(), "false", "0"].includes(wanted) ? { organic: false } : m.yesOrNo;
}

/** A change that an import would make, in display form. */
export type PlannedChange = { column: string; from: string; to: string };

/** What an import would do, line by line; unchanged after it has run. */
export type ImportPlan = {
  /** Identifies this plan; it is applied only if it is still current. */
  version: string;
  added: { line: number; name: string; price: string; status: string }[];
  changed: { line: number; name: string; changes: PlannedChange[] }[];
  unchanged: number;
  errors: { line: number; message: string }[];
};
