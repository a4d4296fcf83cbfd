import { inventoryGrid as m } from "#messages/inventory/grid.ts";
import type { GridColumn } from "#shared/inventory/inventory-cells.ts";

/** A column's label and the on-screen keyboard it uses. */
export const COLUMN_WORDS: Record<
  GridColumn,
  { label: string; inputMode: "text" | "decimal" | "numeric" }
> = {
  name: { label: m.product, inputMode: "text" },
  price: { label: m.price, inputMode: "decimal" },
  stock: { label: m.stock, inputMode: "numeric" },
  pack: { label: m.pack, inputMode: "text" },
  measure: { label: m.unit, inputMode: "text" },
  season: { label: m.season, inputMode: "text" },
  allergens: { label: m.allergens, inputMode: "text" },
};
