import { inventoryWords as m } from "#messages/inventory/words.ts";
import { z } from "zod";
import { ALLERGENS } from "../catalog/catalog.ts";
import { namedFarm } from "../fields.ts";
import { MOST_PRICE, MOST_STOCK, readCell } from "./inventory-cells.ts";
import { cents } from "../money.ts";
import { PACK_UNITS } from "../catalog/weights/unit-price.ts";

/** Why stock changed. */
export const STOCK_CAUSES = ["received", "sold", "written_off"] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

const priceRange = { error: () => m.priceRange };
const stockRange = { error: () => m.stockRange };

export const priceField = z
  .int(priceRange)
  .min(1, priceRange)
  .max(MOST_PRICE, priceRange)
  .transform((amount) => cents(amount));
export const stockField = z.int(stockRange).min(0, stockRange).max(MOST_STOCK, stockRange);
export const packField = z
  .string()
  .trim()
  .min(1, { error: () => m.sayUnit })
  .max(40);
export const measureField = z.strictObject({
  quantity: z.number().positive().max(1_000),
  unit: z.enum(PACK_UNITS),
});
export const seasonField = z
  .array(z.int().min(1).max(12))
  .min(1, { error: () => readCell("season", "") as string })
  .max(12)
  .transform((months) => [...new Set(months)].toSorted((a, b) => a - b));
/** Null if undeclared; an empty list declares that there are none. */
export const allergensField = z
  .array(
    z.strictObject({ allergen: z.enum(ALLERGENS), level: z.enum(["contains", "may contain"]) }),
  )
  .max(ALLERGENS.length)
  .nullable();

const cell = <const Column extends string, Value extends z.ZodType>(column: Column, value: Value) =>
  z.strictObject({
    column: z.literal(column),
    /** The cell's value as the editor saw it; a different current value is a conflict. */
    expected: value,
    value,
  });

/** A change to one inventory cell: the previous value and the new one. */
export const inventoryChange = z.discriminatedUnion("column", [
  cell("price", priceField),
  cell("stock", stockField),
  cell("pack", packField),
  cell("measure", measureField),
  cell("season", seasonField),
  cell("allergens", allergensField),
  cell("paused", z.boolean()).extend({
    /** For an unlisted product, whether it is a draft; undoing the listing of a draft restores the draft. */
    draft: z.boolean().optional(),
  }),
]);
export type InventoryChange = z.output<typeof inventoryChange>;

/** Selects the inventory: one's own farm or, for the team, the farm it acts for. */
export const inventoryPlace = z.strictObject(namedFarm);
export type InventoryPlace = z.output<typeof inventoryPlace>;

export const shelfProduct = inventoryPlace.extend({ productId: z.int32().positive() });
export type ShelfProduct = z.output<typeof shelfProduct>;

/** Recognizes the repeat of an edit of stock whose answer was lost. */
export const editKey = z.uuid().optional();

export const inventoryEdit = shelfProduct.extend({ change: inventoryChange, key: editKey });
export type InventoryEdit = z.output<typeof inventoryEdit>;

/** Stock movements per page. */
export const HISTORY_PAGE = 30;

export const historyQuery = shelfProduct.extend({
  /** Only movements older than this one. */
  before: z.int32().positive().optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;
