import { inventoryFile as m } from "#messages/inventory/file.ts";
import { createHash } from "node:crypto";
import {
  fileHeading,
  type FileProduct,
  type FileRow,
  fileText,
  type ImportPlan,
  type PlannedChange,
  readFileText,
  VALUE_COLUMNS,
  type ValueColumn,
} from "#shared/inventory/inventory-file.ts";
import { LANGUAGES, languageNow } from "#shared/language.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { cannotWeigh, heldBelow, tooCheap } from "#shared/inventory/shelf-limits.ts";
import { USUAL_TAX_CATEGORY } from "#shared/checkout/tax/tax-category.ts";
import { taxCategoryOf } from "#shared/inventory/keeping.ts";
import { speak } from "../../language.ts";

/** A product as a file describes it, with the units held. */
export type Shelved = { id: number; slug: string; reserved: number; product: FileProduct };

/** The result of a line: a changed product or a new one. */
export type Step =
  | { line: number; kind: "change"; shelved: Shelved; after: FileProduct; columns: ValueColumn[] }
  | { line: number; kind: "add"; after: FileProduct };

export type Planned = { plan: ImportPlan; steps: Step[] };

type Read =
  | Step
  | { line: number; kind: "same" }
  | { line: number; kind: "wrong"; message: string };

/** What the rows of a file would change. Writes nothing. */
export function planImport(rows: readonly FileRow[], shelf: readonly Shelved[]): Planned {
  const find = finder(shelf);
  const seen = new Set<string>();
  const read = rows.map((row) => readRow(row, find, seen));
  const steps = read.filter((step) => step.kind === "change" || step.kind === "add");
  const plan = {
    added: steps.filter((step) => step.kind === "add").map(addedWords),
    changed: steps.filter((step) => step.kind === "change").map(changedWords),
    unchanged: read.filter(({ kind }) => kind === "same").length,
    errors: read
      .filter((step) => step.kind === "wrong")
      .map(({ line, message }) => ({ line, message })),
  };
  const version = createHash("sha256").update(JSON.stringify(plan)).digest("hex").slice(0, 32);
  return { plan: { version, ...plan }, steps };
}

type Find = (cells: FileRow["cells"]) => Shelved | string | null;

/** Finds a product by id, slug or name, in that order. A string is an error message; null means a new product. */
function finder(shelf: readonly Shelved[]): Find {
  const byId = new Map(shelf.map((one) => [String(one.id), one]));
  const bySlug = new Map(shelf.map((one) => [one.slug, one]));
  const byName = Map.groupBy(shelf, ({ product }) => product.name.toLowerCase());
  return ({ id = "", slug = "", name = "" }) => {
    if (id.trim()) return byId.get(id.trim()) ?? m.unknownId(id.trim());
    if (slug.trim()) {
      return bySlug.get(slug.trim()) ?? m.unknownSlug(slug.trim());
    }
    const [found, ...more] = byName.get(name.trim().toLowerCase()) ?? [];
    if (more.length > 0) return m.severalNamed;
    return found ?? null;
  };
}

function readRow({ line, cells }: FileRow, find: Find, seen: Set<string>): Read {
  const found = find(cells);
  if (typeof found === "string") return { line, kind: "wrong", message: found };
  const key = found ? `id ${found.id}` : `name ${(cells.name ?? "").trim().toLowerCase()}`;
  if (seen.has(key)) {
    return { line, kind: "wrong", message: m.productTwice };
  }
  seen.add(key);
  return found ? changeOf(line, cells, found) : additionOf(line, cells);
}

function changeOf(line: number, cells: FileRow["cells"], shelved: Shelved): Read {
  const { product, reserved } = shelved;
  const columns = VALUE_COLUMNS.filter((column) => {
    const text = cells[column];
    return (
      text !== undefined &&
      !(column === "stock" && text.trim() === cells.stockThen?.trim()) &&
      text !== fileText(product, column) &&
      (text.trim() !== "" || EMPTIED.includes(column))
    );
  });
  const after = applied(product, columns, cells);
  if (typeof after === "string") return { line, kind: "wrong", message: after };
  const changed = columns.filter((column) => fileText(after, column) !== fileText(product, column));
  if (changed.length === 0) return { line, kind: "same" };
  const wrongStock = changed.includes("stock")
    ? (movedSince(product, cells) ?? heldBelow(reserved, after.stock))
    : null;
  const message = wrongStock ?? tooCheap(after) ?? cannotWeigh(after);
  if (message) return { line, kind: "wrong", message };
  return { line, kind: "change", shelved, after, columns: changed };
}

/** The message for a product whose stock is no longer what it was when the file was exported; null if it still is. */
function movedSince({ stock }: FileProduct, { stockThen = "" }: FileRow["cells"]): string | null {
  if (stockThen.trim() === "") return null;
  const then = readFileText("stock", stockThen);
  if (typeof then === "string") return `${fileHeading("stockThen")}: ${then}`;
  return then.stock === stock ? null : m.stockMoved(then.stock ?? 0, stock);
}

/** Columns in which an empty cell clears the value; in all others it leaves the value unchanged. */
const EMPTIED: readonly ValueColumn[] = [
  "nameEs",
  "summaryEs",
  "description",
  "descriptionEs",
  "ingredients",
  "ingredientsEs",
  "storageEs",
  "expectedWeight",
];

const NEEDED: readonly ValueColumn[] = ["name", "category", "price", "pack", "measure"];
const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function additionOf(line: number, cells: FileRow["cells"]): Read {
  const missing = NEEDED.filter((column) => !cells[column]?.trim());
  if (missing.length > 0) {
    return { line, kind: "wrong", message: m.needs(missing.map(fileHeading).join(", ")) };
  }
  const given = VALUE_COLUMNS.filter((column) => cells[column]?.trim());
  const after = applied(NOTHING, given, cells);
  if (typeof after === "string") return { line, kind: "wrong", message: after };
  const message = tooCheap(after) ?? cannotWeigh(after);
  if (message) return { line, kind: "wrong", message };
  const taxCategory = given.includes("taxCategory")
    ? after.taxCategory
    : taxCategoryOf(after.category);
  return { line, kind: "add", after: { ...after, taxCategory } };
}

/** The defaults of a new product: a draft, in season all year, without stock. */
const NOTHING: FileProduct = {
  key: "",
  name: "",
  nameEs: "",
  price: cents(0),
  pack: "",
  measure: { quantity: 1, unit: "each" },
  stock: 0,
  season: YEAR,
  allergens: null,
  paused: true,
  isDraft: true,
  category: "vegetables",
  taxCategory: USUAL_TAX_CATEGORY,
  summary: "",
  summaryEs: "",
  description: "",
  descriptionEs: "",
  storage: "",
  storageEs: "",
  keepsDays: 0,
  ingredients: "",
  ingredientsEs: "",
  organic: false,
  expectedWeight: null,
};

function applied(
  product: FileProduct,
  columns: readonly ValueColumn[],
  cells: FileRow["cells"],
): FileProduct | string {
  let after = product;
  for (const column of columns) {
    const read = readInAnyLanguage(column, cells[column] ?? "");
    if (typeof read === "string") return `${fileHeading(column)}: ${read}`;
    after = { ...after, ...read };
  }
  return after;
}

/** Parses a cell in the reader's language, or else in another one that the file may use. */
function readInAnyLanguage(column: ValueColumn, text: string): ReturnType<typeof readFileText> {
  const read = readFileText(column, text);
  if (typeof read !== "string") return read;
  const others = LANGUAGES.filter((language) => language !== languageNow());
  const elsewhere = others.map((language) => speak(language, () => readFileText(column, text)));
  return elsewhere.find((one) => typeof one !== "string") ?? read;
}

function addedWords({ line, after }: Extract<Step, { kind: "add" }>): ImportPlan["added"][number] {
  const { name, price } = after;
  return { line, name, price: formatUsd(price), status: fileText(after, "status") };
}

/** Describes the changes to a product. */
export function changedWords({
  line,
  shelved: { product },
  after,
  columns,
}: Extract<Step, { kind: "change" }>): ImportPlan["changed"][number] {
  const changes = columns.map((column): PlannedChange => ({
    column: fileHeading(column),
    from: fileText(product, column),
    to: fileText(after, column),
  }));
  return { line, name: product.name, changes };
}
