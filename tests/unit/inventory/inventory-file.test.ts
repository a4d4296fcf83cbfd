import { weight } from "#shared/catalog/weights/weight.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvDollars, fromCsv, toCsv } from "#server/csv/csv.ts";
import { speak } from "#server/language.ts";
import { readFileRows } from "#server/services/inventory/file-rows.ts";
import { planImport, type Shelved } from "#server/services/inventory/plan-import.ts";
import {
  FILE_ROWS_MAX,
  fileHeading,
  fileText,
  VALUE_COLUMNS,
} from "#shared/inventory/inventory-file.ts";
import { type InventoryRow, readCell } from "#shared/inventory/inventory-cells.ts";
import { moveGrid, openGrid } from "#shared/inventory/inventory-grid.ts";
import { cents } from "#shared/money.ts";
import { measureOfPack, newProductOf } from "#shared/inventory/shelf-product.ts";

const row: InventoryRow = {
  key: "1",
  name: "Rainbow chard",
  price: cents(500),
  pack: "1 lb",
  measure: { quantity: 1, unit: "lb" },
  stock: 20,
  season: [5, 6],
  allergens: null,
  paused: false,
  isDraft: false,
};
const chard: Shelved = {
  id: 1,
  slug: "rainbow-chard",
  reserved: 0,
  product: {
    ...row,
    category: "vegetables",
    taxCategory: "food",
    summary: "Fresh.",
    description: "",
    storage: "Cold.",
    nameEs: "",
    summaryEs: "",
    descriptionEs: "",
    storageEs: "",
    ingredientsEs: "",
    keepsDays: 5,
    ingredients: "",
    organic: false,
    expectedWeight: null,
  },
};

/** Texts with the characters that start formulas, quotes and lines. */
const nasty = fc.string({
  unit: fc.constantFrom("=", "+", "-", "@", "'", '"', ",", ";", "\t", "a", "é", "\n"),
  maxLength: 8,
});

describe("A CSV file", () => {
  it("is read as it was written, also with cells that look like formulas", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(nasty, nasty), { minLength: 1 }), (rows) => {
        const file = toCsv(
          [
            { heading: "One", value: ([one]: [string, string]) => one },
            { heading: "Other", value: ([, other]: [string, string]) => other },
          ],
          rows,
        );
        const [, ...read] = fromCsv(file);
        expect(read.slice(0, rows.length)).toEqual(rows);
      }),
    );
  });

  it.each(["Ann;=1+1|x", "Ann\t=1+1|x", "Ann\n=1+1|x", "Ann;'=1+1|x"])(
    "has no formula for a spreadsheet with another delimiter: %j",
    (name) => {
      const columns = [
        { heading: "Id", value: () => 7 },
        { heading: "Name", value: () => name },
      ];
      const file = toCsv(columns, [null]);
      const cells = file.split(/[;\t\r\n]/u);
      expect(cells.filter((cell) => /^"?[=+\-@]/u.test(cell))).toEqual([]);
      expect(fromCsv(file)[1]).toEqual(["7", name]);
    },
  );

  it("has a negative amount as a number", () => {
    const amounts = { heading: "Amount", value: csvDollars };
    expect(toCsv([amounts], [-1_250, 300])).toContain("\r\n-12.50\r\n3.00\r\n");
  });

  it.each([
    ["another country's spreadsheet", "Name;Price\r\nFigs;4,50\r\n"],
    ["copied cells", "Name\tPrice\nFigs\t4,50"],
    ["a plain list", 'Name,Price\nFigs,"4,50"'],
  ])("can come from %s", (_where, text) => {
    expect(fromCsv(text).slice(0, 2)).toEqual([
      ["Name", "Price"],
      ["Figs", "4,50"],
    ]);
  });

  it("is read only up to its maximum length", () => {
    const lines = (count: number) => `name\n${"\n".repeat(count)}chard\n`;
    expect(fromCsv(lines(50), 10)).toHaveLength(10);
    expect(readFileRows(lines(FILE_ROWS_MAX))).toHaveLength(1);
    expect(() => readFileRows(lines(3 * FILE_ROWS_MAX))).toThrow("1,000 products");
    expect(() => readFileRows(`name${",".repeat(200_000)}\n`)).toThrow("no product");
  });

  it("that repeats the values of a product changes nothing", () => {
    fc.assert(
      fc.property(nasty, nasty, (summary, description) => {
        const shelved = { ...chard, product: { ...chard.product, summary, description } };
        const cells = Object.fromEntries(
          VALUE_COLUMNS.map((column) => [column, fileText(shelved.product, column)]),
        );
        const { plan } = planImport([{ line: 2, cells: { id: "1", ...cells } }], [shelved]);
        expect(plan).toMatchObject({ added: [], changed: [], errors: [], unchanged: 1 });
      }),
    );
  });

  it("keeps a required value if its cell is empty, but empties a description", () => {
    const shelved = { ...chard, product: { ...chard.product, description: "Old words" } };
    const cells = { id: "1", name: "", price: " ", description: "" };
    expect(planImport([{ line: 2, cells }], [shelved]).plan.changed).toEqual([
      {
        line: 2,
        name: "Rainbow chard",
        changes: [{ column: fileHeading("description"), from: "Old words", to: "" }],
      },
    ]);
  });

  it("sets and removes a usual weight, which must fit the pack", () => {
    const plan = (cells: Record<string, string>, shelved: Shelved = chard) =>
      planImport([{ line: 2, cells: { id: "1", ...cells } }], [shelved]).plan;
    const column = fileHeading("expectedWeight");
    const weighed = { ...chard, product: { ...chard.product, expectedWeight: weight(80) } };
    expect(plan({ expectedWeight: "0.8" }).changed[0]?.changes).toEqual([
      { column, from: "", to: "0.80" },
    ]);
    expect(plan({ expectedWeight: "" }, weighed).changed[0]?.changes).toEqual([
      { column, from: "0.80", to: "" },
    ]);
    const wrong = (cells: Record<string, string>) => plan(cells, weighed).errors[0]?.message;
    expect(wrong({ expectedWeight: "about one" })).toBe(`${column}: Enter pounds, such as 3.6`);
    expect(wrong({ expectedWeight: "1.01" })).toContain("cannot be more than the pack");
    expect(wrong({ measure: "12 oz" })).toContain("which is 0.75 lb");
    expect(wrong({ measure: "1 bunch" })).toContain("in lb or oz");
    expect(plan({ measure: "1 bunch", expectedWeight: "" }, weighed).errors).toEqual([]);
  });

  it("sets Spanish texts, and removes them with an empty cell", () => {
    const inSpanish = { summaryEs: "Fresca.", descriptionEs: "De la vega.", storageEs: "En frío." };
    const plan = (cells: Record<string, string>, shelved: Shelved) =>
      planImport([{ line: 2, cells: { id: "1", ...cells } }], [shelved]).plan.changed[0]?.changes;
    const said = { ...chard, product: { ...chard.product, ...inSpanish } };
    const columns = ["storageEs", "summaryEs", "descriptionEs"] as const;
    expect(plan(inSpanish, chard)).toEqual(
      columns.map((of) => ({ column: fileHeading(of), from: "", to: inSpanish[of] })),
    );
    const emptied = { summaryEs: "", descriptionEs: "", storageEs: "", ingredientsEs: "" };
    expect(plan(emptied, said)?.map(({ to }) => to)).toEqual(["", "", ""]);
    for (const of of columns) expect(fileText(said.product, of)).toBe(inSpanish[of]);
  });

  it("sets and removes a Spanish name, and keeps it without that column", () => {
    const named = { ...chard, product: { ...chard.product, nameEs: "Acelga arcoíris" } };
    expect(fileText(named.product, "nameEs")).toBe("Acelga arcoíris");
    const plan = (cells: Record<string, string>, shelved: Shelved) =>
      planImport([{ line: 2, cells: { id: "1", ...cells } }], [shelved]).plan;
    const column = fileHeading("nameEs");
    expect(plan({ nameEs: "Acelga" }, chard).changed[0]?.changes).toEqual([
      { column, from: "", to: "Acelga" },
    ]);
    expect(plan({ nameEs: "" }, named).changed[0]?.changes).toEqual([
      { column, from: "Acelga arcoíris", to: "" },
    ]);
    expect(plan({ nameEs: "A" }, chard).errors).toEqual([
      { line: 2, message: "Spanish name: A name must have 2 to 80 characters" },
    ]);
    expect(plan({}, named).unchanged).toBe(1);
  });

  it("that has a name shared by two products asks for an id", () => {
    const twin = { ...chard, id: 2, slug: "rainbow-chard-2" };
    const { plan } = planImport([{ line: 2, cells: { name: "rainbow CHARD" } }], [chard, twin]);
    expect(plan.errors).toEqual([
      { line: 2, message: "Several products have this name: say which one by its id" },
    ]);
  });
});

describe("A new product", () => {
  it.each([
    ["1.5 lb bag", { quantity: 1.5, unit: "lb" }],
    ["12 oz", { quantity: 12, unit: "oz" }],
    ["1 bunch", { quantity: 1, unit: "bunch" }],
    ["2 bunches", { quantity: 2, unit: "bunch" }],
    ["2 pints", { quantity: 2, unit: "pint" }],
    ["5 lbs bag", { quantity: 5, unit: "lb" }],
    ["16 fl oz", { quantity: 16, unit: "fl oz" }],
    ["750 ml bottle", { quantity: 1, unit: "each" }],
    ["1 loaf", { quantity: 1, unit: "each" }],
    ["0 lb", { quantity: 1, unit: "each" }],
  ])("in a pack of %j takes its amount from the pack's text", (pack, measure) => {
    expect(measureOfPack(pack)).toEqual(measure);
  });

  it.each(["16 oz líq.", "16 oz líq en botella", "16 oz liq. en botella", "16 oz liq", "16 fl oz"])(
    "in Spanish, a pack of %j holds fluid ounces, not ounces of weight",
    (pack) => {
      const measure = { quantity: 16, unit: "fl oz" };
      expect(speak("es", () => measureOfPack(pack))).toEqual(measure);
      const [, typed = ""] = /^(.*?)(?: en botella)?$/u.exec(pack) ?? [];
      expect(speak("es", () => readCell("measure", typed))).toEqual({ measure });
    },
  );

  it("is sent as it was typed, with its own amount if one was given", () => {
    const typed = {
      name: "Figs",
      nameEs: "",
      category: "fruit",
      taxCategory: "",
      price: "$4.5",
      pack: "1 pint",
      stock: "12",
      measure: "",
      season: "Aug-Sep",
      allergens: "Not declared",
      storage: "",
      expectedWeight: "",
    } as const;
    expect(newProductOf(typed)).toEqual({
      name: "Figs",
      category: "fruit",
      price: 450,
      pack: "1 pint",
      measure: { quantity: 1, unit: "pint" },
      stock: 12,
      season: [8, 9],
      allergens: null,
      expectedWeight: null,
    });
    expect(newProductOf({ ...typed, expectedWeight: "3,6" }).expectedWeight).toBe(360);
    expect(newProductOf({ ...typed, measure: "12 oz" }).measure).toEqual({
      quantity: 12,
      unit: "oz",
    });
  });
});

describe("A grid that receives newer rows", () => {
  it("takes them over, except for rows that are being edited or are unchanged", () => {
    const [one, two, three] = ["1", "2", "3"].map((key) => ({ ...row, key }));
    const grid = openGrid([one!, two!, three!]);
    const newer = [
      { ...one!, stock: 5 },
      { ...two!, stock: 5 },
      { ...three! },
      { ...row, key: "4" },
    ];
    const { rows } = moveGrid(grid, { type: "sync", rows: newer, keep: ["2"] });
    expect(rows.map(({ key, stock }) => [key, stock])).toEqual([
      ["1", 5],
      ["2", 20],
      ["3", 20],
      ["4", 20],
    ]);
    expect(rows[2]).toBe(three);
  });
});
