import { z } from "zod";
import { CATEGORY_IDS, type CategoryId } from "../catalog/catalog.ts";
import { lineField, longText } from "../fields.ts";
import { type GridColumn, type InventoryRow, readCell } from "./inventory-cells.ts";
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

const NAME = "A name must have 2 to 80 characters";
const DAYS = "Days must be a whole number from 1 to 730";
const atMost = (count: number) =>
  `Please keep it under ${count.toLocaleString("en-US")} characters`;

export const nameField = lineField(NAME).min(2, NAME).max(80, NAME);
export const categoryField = z.enum(CATEGORY_IDS, { error: "Please choose a category" });
/** The key of a photo that the farm has sent, or of a print that it has chosen. */
export const pictureField = z
  .string()
  .regex(/^(?:upload-[0-9a-f]{32}|print-[a-z]{1,20}-drawn-[0-9a-f]{32})$/);
const summaryField = lineField("Please say in a sentence what it is")
  .min(1, "Please say in a sentence what it is")
  .max(200, atMost(200));
const descriptionField = longText.max(4_000, atMost(4_000));
const storageField = lineField("Please say how it keeps best")
  .min(1, "Please say how it keeps best")
  .max(200, atMost(200));
const ingredientsField = longText.max(1_000, atMost(1_000));
export const keepsDaysField = z.int(DAYS).min(1, DAYS).max(730, DAYS);

/** What a farm says of a product in words. No ingredients are an empty text. */
export const productTexts = z.strictObject({
  name: nameField,
  category: categoryField,
  summary: summaryField,
  description: descriptionField,
  storage: storageField,
  keepsDays: keepsDaysField,
  ingredients: ingredientsField,
  organic: z.boolean(),
});
export type ProductTexts = z.output<typeof productTexts>;

/** The texts as they were seen, and as they shall be: what another has changed since is a conflict. */
export const textsEdit = shelfProduct.extend({
  seen: z.record(z.string().max(40), z.unknown()),
  texts: productTexts,
});
export type TextsEdit = z.output<typeof textsEdit>;

export const pictureEdit = shelfProduct.extend({ picture: pictureField });
export type PictureEdit = z.output<typeof pictureEdit>;

/** A product that a farm adds. What is left out gets the default of its category. */
export const newProduct = inventoryPlace.extend({
  name: nameField,
  category: categoryField,
  price: priceField,
  pack: packField,
  measure: measureField,
  stock: stockField,
  season: seasonField,
  /** Null: not declared. */
  allergens: allergensField,
  storage: storageField.optional(),
  picture: pictureField.nullable(),
  /** In the shop at once, or a draft. */
  listed: z.boolean(),
});
export type NewProduct = z.output<typeof newProduct>;

/** How goods of a category keep, until the farm says more of its own. */
export const KEEPING: Record<CategoryId, { storage: string; keepsDays: number }> = {
  vegetables: { storage: "Keep in the crisper of the fridge.", keepsDays: 7 },
  fruit: { storage: "Keep cool, and in the fridge once ripe.", keepsDays: 7 },
  herbs: { storage: "Stand the stems in water, or wrap them damp in the fridge.", keepsDays: 5 },
  "eggs-dairy": { storage: "Keep in the fridge.", keepsDays: 14 },
  "meat-poultry": { storage: "Keep in the coldest part of the fridge, or freeze.", keepsDays: 3 },
  seafood: { storage: "Keep on ice in the fridge and eat soon.", keepsDays: 2 },
  pantry: { storage: "Keep in a cool, dark place.", keepsDays: 180 },
  bakery: { storage: "Keep in paper at room temperature.", keepsDays: 3 },
  flowers: { storage: "Cut the stems and change the water every other day.", keepsDays: 5 },
};

/** How much is in a pack by its words, `1.5 lb bag`; one of it when they do not say. */
export function measureOfPack(pack: string): InventoryRow["measure"] {
  const [, amount, unit] =
    /^(\d{1,3}(?:\.\d{1,3})?)\s*(lb|oz|each|pint|bunch|fl oz)\b/i.exec(pack.trim()) ?? [];
  const read = amount && unit ? readCell("measure", `${amount} ${unit}`) : "";
  return (typeof read === "object" && read.measure) || { quantity: 1, unit: "each" };
}

const cellText = (column: GridColumn) =>
  z.string().superRefine((text, context) => {
    const read = readCell(column, text);
    if (typeof read === "string") context.addIssue({ code: "custom", message: read });
  });

/** A new product as it is typed: cells are written as in the grid, and no unit follows the pack. */
export const newProductForm = z.strictObject({
  name: nameField,
  category: categoryField,
  price: cellText("price"),
  pack: cellText("pack"),
  stock: cellText("stock"),
  measure: z.literal("").or(cellText("measure")),
  season: cellText("season"),
  allergens: cellText("allergens"),
  storage: z.literal("").or(storageField),
});
export type NewProductForm = z.output<typeof newProductForm>;

/** What such a form sends. Throws what is wrong when it was not checked before. */
export function newProductOf(
  form: NewProductForm,
): Omit<NewProduct, "farmId" | "picture" | "listed"> {
  const { name, category, storage } = form;
  const measure = form.measure ? cellOf("measure", form.measure) : measureOfPack(form.pack);
  return {
    name,
    category,
    price: cellOf("price", form.price),
    pack: cellOf("pack", form.pack),
    measure,
    stock: cellOf("stock", form.stock),
    season: [...cellOf("season", form.season)],
    allergens: copyOf(cellOf("allergens", form.allergens)),
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
