import { inventoryFields as m } from "#messages/inventory/fields.ts";
import { z } from "zod";
import { CATEGORY_IDS } from "../catalog/catalog.ts";
import { TAX_CATEGORIES } from "../checkout/tax/tax-category.ts";
import { parsePounds, type Weight, weightField } from "../catalog/weights/weight.ts";
import { PACK_UNITS } from "../catalog/weights/unit-price.ts";
import { atMost, lineField, longText } from "../fields.ts";
import { seenFields } from "../platform/audit/edited-fields.ts";
import { type GridColumn, type InventoryRow, readCell, unitWords } from "./inventory-cells.ts";
import {
  allergensField,
  inventoryPlace,
  measureField,
  packField,
  priceField,
  seasonField,
  shelfProduct,
  stockField,
} from "./inventory.ts";

const nameLength = () => m.nameLength;
const daysRange = { error: () => m.daysRange };
const sayWhat = () => m.sayWhat;
const sayStorage = () => m.sayStorage;
const none = () => "";

export const nameField = lineField(nameLength)
  .min(2, { error: nameLength })
  .max(80, { error: nameLength });
/** A product's Spanish name; empty if its own name is used in both languages. */
const spanishNameField = lineField(nameLength)
  .max(80, { error: nameLength })
  .refine((name) => name.length !== 1, { error: nameLength });
const categoryField = z.enum(CATEGORY_IDS, { error: () => m.chooseCategory });
const taxCategoryField = z.enum(TAX_CATEGORIES, { error: () => m.chooseTaxCategory });
/** The key of a photo the farm uploaded, or of a print it chose. */
const pictureField = z
  .string()
  .regex(/^(?:upload-[0-9a-f]{32}|print-[a-z]{1,20}-drawn-[0-9a-f]{32})$/);
const summaryField = lineField(sayWhat).min(1, { error: sayWhat }).max(200, atMost(200));
const spanishLine = lineField(none).max(200, atMost(200));
const descriptionField = longText.max(4_000, atMost(4_000));
const storageField = lineField(sayStorage).min(1, { error: sayStorage }).max(200, atMost(200));
const ingredientsField = longText.max(1_000, atMost(1_000));
export const keepsDaysField = z.int(daysRange).min(1, daysRange).max(730, daysRange);

/** The typical weight of a unit, for goods sold by weight; null for a fixed pack. */
const expectedWeightField = weightField.nullable();

/** The typical weight as typed, in pounds; empty for a fixed pack. */
export const poundsTyped = z
  .string()
  .refine((text) => text.trim() === "" || (parsePounds(text) ?? 0) > 0, {
    error: () => m.enterPounds,
  });

/** A weight as typed: `3.60`; empty for a fixed pack. */
export function poundsText(weight: Weight | null): string {
  return weight === null ? "" : (weight / 100).toFixed(2);
}

/** A product's texts. Missing ingredients and missing Spanish texts are empty strings. */
export const productTexts = z.strictObject({
  name: nameField,
  nameEs: spanishNameField,
  category: categoryField,
  taxCategory: taxCategoryField,
  summary: summaryField,
  summaryEs: spanishLine,
  description: descriptionField,
  descriptionEs: descriptionField,
  storage: storageField,
  storageEs: spanishLine,
  keepsDays: keepsDaysField,
  ingredients: ingredientsField,
  ingredientsEs: ingredientsField,
  organic: z.boolean(),
  expectedWeight: expectedWeightField,
});
export type ProductTexts = z.output<typeof productTexts>;

/** The texts as seen and as edited; a concurrent change to them is a conflict. */
export const textsEdit = shelfProduct.extend({
  seen: seenFields,
  texts: productTexts,
});
export type TextsEdit = z.output<typeof textsEdit>;

export const pictureEdit = shelfProduct.extend({ picture: pictureField });
export type PictureEdit = z.output<typeof pictureEdit>;

/** A product that a farm adds. Omitted fields get the category's defaults. */
export const newProduct = inventoryPlace.extend({
  name: nameField,
  nameEs: spanishNameField.optional(),
  category: categoryField,
  taxCategory: taxCategoryField.optional(),
  price: priceField,
  pack: packField,
  measure: measureField,
  expectedWeight: expectedWeightField.optional(),
  stock: stockField,
  season: seasonField,
  /** Null if undeclared. */
  allergens: allergensField,
  storage: storageField.optional(),
  picture: pictureField.nullable(),
  /** Listed in the shop right away, or saved as a draft. */
  listed: z.boolean(),
  /** Idempotency key: the same for every retry of one form. */
  key: z.uuid().optional(),
});
export type NewProduct = z.output<typeof newProduct>;

/** Parses the pack's contents, `1.5 lb bag`; one pack if it does not say. */
export function measureOfPack(pack: string): InventoryRow["measure"] {
  // Longer words first: in Spanish, fluid ounces begin like those of weight.
  const words = PACK_UNITS.flatMap(unitWords).toSorted((a, b) => b.length - a.length);
  const begin = new RegExp(
    String.raw`^(\d{1,3}(?:\.\d{1,3})?)\s*(${words.join("|")})(?!\p{L})`,
    "iu",
  );
  const [, amount, unit] = begin.exec(withoutMarks(pack.trim())) ?? [];
  const read = amount && unit ? readCell("measure", `${amount} ${unit}`) : "";
  return (typeof read === "object" && read.measure) || { quantity: 1, unit: "each" };
}

/** A text without accents. */
const withoutMarks = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

const cellText = (column: GridColumn) =>
  z.string().superRefine((text, context) => {
    const read = readCell(column, text);
    if (typeof read === "string") context.addIssue({ code: "custom", message: read });
  });

/** The form of a new product. Cells are formatted as in the grid; an empty `measure` is derived from the pack. */
export const newProductForm = z.strictObject({
  name: nameField,
  nameEs: spanishNameField,
  category: categoryField,
  /** Empty means the category's default. */
  taxCategory: z.literal("").or(taxCategoryField),
  price: cellText("price"),
  pack: cellText("pack"),
  stock: cellText("stock"),
  measure: z.literal("").or(cellText("measure")),
  expectedWeight: poundsTyped,
  season: cellText("season"),
  allergens: cellText("allergens"),
  storage: z.literal("").or(storageField),
});
export type NewProductForm = z.output<typeof newProductForm>;

/** Converts the form to its request. Throws if the form is invalid and was not validated before. */
export function newProductOf(
  form: NewProductForm,
): Omit<NewProduct, "farmId" | "picture" | "listed"> {
  const { name, nameEs, category, taxCategory, storage } = form;
  const measure = form.measure ? cellOf("measure", form.measure) : measureOfPack(form.pack);
  return {
    name,
    category,
    ...(taxCategory && { taxCategory }),
    price: cellOf("price", form.price),
    pack: cellOf("pack", form.pack),
    measure,
    stock: cellOf("stock", form.stock),
    season: [...cellOf("season", form.season)],
    allergens: copyOf(cellOf("allergens", form.allergens)),
    expectedWeight: parsePounds(form.expectedWeight),
    ...(nameEs && { nameEs }),
    ...(storage && { storage }),
  };
}

function copyOf<Item>(list: readonly Item[] | null): Item[] | null {
  return list && [...list];
}

function cellOf<Column extends GridColumn>(column: Column, text: string): InventoryRow[Column] {
  const read = readCell(column, text);
  if (typeof read === "string") throw new TypeError(read);
  return read[column] as InventoryRow[Column];
}
