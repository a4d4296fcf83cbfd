import { z } from "zod";
import { CATEGORIES } from "../catalog/catalog.ts";
import { formatCell, type GridColumn, type InventoryRow, readCell } from "./inventory-cells.ts";
import { productTexts, type ProductTexts } from "./shelf-product.ts";

/** Products that one file may hold. */
export const FILE_ROWS_MAX = 1_000;

/** The columns of an inventory file, exported and imported alike. */
export const FILE_COLUMNS = {
  id: "Id",
  slug: "Address",
  name: "Name",
  category: "Category",
  price: "Price",
  stock: "Stock",
  pack: "Pack",
  measure: "Unit",
  season: "Season",
  allergens: "Allergens",
  status: "Status",
  organic: "Organic",
  storage: "Storage",
  keepsDays: "Keeps days",
  summary: "Summary",
  description: "Description",
  ingredients: "Ingredients",
} as const;
export type FileColumn = keyof typeof FILE_COLUMNS;

/** What a file says of one product, as texts; columns that it does not have are left out. */
export type FileRow = { line: number; cells: Partial<Record<FileColumn, string>> };

/** A product as a file describes it. */
export type FileProduct = InventoryRow & ProductTexts;

/** The columns by which a product is found, which a file does not change. */
const KEYS: readonly FileColumn[] = ["id", "slug"];

export const VALUE_COLUMNS = (Object.keys(FILE_COLUMNS) as FileColumn[]).filter(
  (column): column is ValueColumn => !KEYS.includes(column),
);
export type ValueColumn = Exclude<FileColumn, "id" | "slug">;

/** How a column is written and read; reading gives the change of the product, or what is wrong in words. */
type FileRule = {
  write: (product: FileProduct) => string;
  read: (text: string) => Partial<FileProduct> | string;
};

const RULES: Record<ValueColumn, FileRule> = {
  name: asText("name"),
  category: {
    write: ({ category }) => CATEGORIES.find(({ id }) => id === category)?.label ?? category,
    read: readCategory,
  },
  price: asCell("price"),
  stock: asCell("stock"),
  pack: asCell("pack"),
  measure: asCell("measure"),
  season: asCell("season"),
  allergens: asCell("allergens"),
  status: { write: (product) => formatCell(product, "paused"), read: readStatus },
  organic: { write: ({ organic }) => (organic ? "Yes" : "No"), read: readYes },
  storage: asText("storage"),
  keepsDays: {
    write: ({ keepsDays }) => String(keepsDays),
    read: (text) =>
      readText("keepsDays", /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN),
  },
  summary: asText("summary"),
  description: asText("description"),
  ingredients: asText("ingredients"),
};

/** A product's value of a column, as a file writes it. */
export function fileText(product: FileProduct, column: ValueColumn): string {
  return RULES[column].write(product);
}

/** What a text of a file says in a column: the change of the product, or what is wrong in words. */
export function readFileText(column: ValueColumn, text: string): Partial<FileProduct> | string {
  return RULES[column].read(text);
}

/** As the grid writes and reads it. */
function asCell(column: GridColumn): FileRule {
  return {
    write: (product) => formatCell(product, column),
    read: (text) => readCell(column, text),
  };
}

type TextColumn = Exclude<keyof ProductTexts, "category" | "organic" | "keepsDays">;

function asText(column: TextColumn): FileRule {
  return { write: (product) => product[column], read: (text) => readText(column, text) };
}

function readText(column: keyof ProductTexts, value: unknown): Partial<FileProduct> | string {
  const read = z.safeParse(productTexts.shape[column], value);
  if (read.success) return { [column]: read.data };
  return read.error.issues[0]?.message ?? "This cannot be read";
}

function readStatus(text: string): Partial<FileProduct> | string {
  switch (text.trim().toLowerCase()) {
    case "listed":
      return { paused: false, isDraft: false };
    case "paused":
      return { paused: true, isDraft: false };
    case "draft":
      return { paused: true, isDraft: true };
    default:
      return "Enter Listed, Paused or Draft";
  }
}

function readCategory(text: string): Partial<FileProduct> | string {
  const wanted = text.trim().toLowerCase();
  const found = CATEGORIES.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted);
  return found
    ? { category: found.id }
    : `Enter one of ${CATEGORIES.map(({ label }) => label).join(", ")}`;
}

function readYes(text: string): Partial<FileProduct> | string {
  const wanted = text.trim().toLowerCase();
  if (["yes", "true", "1"].includes(wanted)) return { organic: true };
  return ["no", "false", "0"].includes(wanted) ? { organic: false } : "Enter Yes or No";
}

/** A change that an import would make, in words. */
export type PlannedChange = { column: string; from: string; to: string };

/** What an import would do, line by line; the same after it was done. */
export type ImportPlan = {
  /** Names this plan: it is carried out only while it still holds. */
  version: string;
  added: { line: number; name: string; price: string; status: string }[];
  changed: { line: number; name: string; changes: PlannedChange[] }[];
  unchanged: number;
  errors: { line: number; message: string }[];
};
