import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cents } from "#shared/money.ts";

/** What the sample shows of a product, in the order in which it stands. */
export const SAMPLE_COLUMNS: readonly GridColumn[] = ["name", "price", "pack", "stock", "season"];

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The shelf of a made-up market garden. */
export const SAMPLE_ROWS: readonly InventoryRow[] = [
  row("carrots", "Rainbow carrots", 450, "1 bunch", 60, ALL_YEAR),
  row("kale", "Lacinato kale", 375, "1 bunch", 45, ALL_YEAR),
  row("tomatoes", "Early Girl tomatoes", 600, "1.5 lb", 80, [7, 8, 9, 10, 11]),
  row("beets", "Chioggia beets", 400, "1 lb", 38, [1, 2, 3, 10, 11, 12]),
  row("greens", "Salad mix", 550, "6 oz", 70, ALL_YEAR),
  row("squash", "Delicata squash", 475, "2 each", 24, [9, 10, 11, 12]),
  { ...row("peas", "Sugar snap peas", 650, "12 oz", 0, [4, 5, 6]), paused: true },
  row("eggs", "Pasture eggs", 900, "1 dozen", 30, ALL_YEAR),
];

function row(
  key: string,
  name: string,
  price: number,
  pack: string,
  stock: number,
  season: readonly number[],
): InventoryRow {
  const measure = { quantity: 1, unit: "each" } as const;
  return {
    key,
    name,
    price: cents(price),
    pack,
    measure,
    stock,
    season,
    allergens: null,
    paused: false,
  };
}
