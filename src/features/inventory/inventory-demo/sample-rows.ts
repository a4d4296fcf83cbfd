import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cents } from "#shared/money.ts";

/** What the sample shows of a product, in the order in which it stands. */
export const SAMPLE_COLUMNS: readonly GridColumn[] = ["name", "price", "pack", "stock", "season"];

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The shelf of a made-up market garden. */
export const SAMPLE_ROWS: readonly InventoryRow[] = [
  row("carrots", "Rainbow carrots", 450, { pack: "1 bunch", stock: 60, season: ALL_YEAR }),
  row("kale", "Lacinato kale", 375, { pack: "1 bunch", stock: 45, season: ALL_YEAR }),
  row("tomatoes", "Early Girl tomatoes", 600, {
    pack: "1.5 lb",
    stock: 80,
    season: [7, 8, 9, 10, 11],
  }),
  row("beets", "Chioggia beets", 400, { pack: "1 lb", stock: 38, season: [1, 2, 3, 10, 11, 12] }),
  row("greens", "Salad mix", 550, { pack: "6 oz", stock: 70, season: ALL_YEAR }),
  row("squash", "Delicata squash", 475, { pack: "2 each", stock: 24, season: [9, 10, 11, 12] }),
  {
    ...row("peas", "Sugar snap peas", 650, { pack: "12 oz", stock: 0, season: [4, 5, 6] }),
    paused: true,
  },
  row("eggs", "Pasture eggs", 900, { pack: "1 dozen", stock: 30, season: ALL_YEAR }),
];

function row(
  key: string,
  name: string,
  price: number,
  { pack, stock, season }: Pick<InventoryRow, "pack" | "stock" | "season">,
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
