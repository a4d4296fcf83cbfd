import type { GridColumn } from "#shared/inventory/inventory-cells.ts";

/** What a column is called, and which keys a phone offers for it. */
export const COLUMN_WORDS: Record<
  GridColumn,
  { label: string; inputMode: "text" | "decimal" | "numeric" }
> = {
  name: { label: "Product", inputMode: "text" },
  price: { label: "Price ($)", inputMode: "decimal" },
  stock: { label: "Stock", inputMode: "numeric" },
  pack: { label: "Pack", inputMode: "text" },
  measure: { label: "Unit", inputMode: "text" },
  season: { label: "Season", inputMode: "text" },
  allergens: { label: "Allergens", inputMode: "text" },
};
