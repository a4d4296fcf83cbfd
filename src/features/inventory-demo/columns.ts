import type { GridColumn } from "#shared/inventory-grid.ts";

/** What a column is called, and which keys a phone offers for it. */
export const COLUMN_WORDS: Record<
  GridColumn,
  { label: string; inputMode: "text" | "decimal" | "numeric" }
> = {
  name: { label: "Product", inputMode: "text" },
  price: { label: "Price ($)", inputMode: "decimal" },
  pack: { label: "Pack", inputMode: "text" },
  stock: { label: "Stock", inputMode: "numeric" },
  season: { label: "Season", inputMode: "text" },
};
