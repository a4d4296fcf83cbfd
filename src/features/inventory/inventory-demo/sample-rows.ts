import { inventoryDemo as m } from "#messages/inventory/demo.ts";
import type { GridColumn, InventoryRow } from "#shared/inventory/inventory-cells.ts";
import { cents } from "#shared/money.ts";

/** The sample grid's columns, in display order. */
export const SAMPLE_COLUMNS: readonly GridColumn[] = ["name", "price", "pack", "stock", "season"];

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The products of a fictional market garden. */
export const SAMPLE_ROWS: readonly InventoryRow[] = [
  row("carrots", m.goods.carrots, 450, { pack: m.packs.bunch, stock: 60, season: ALL_YEAR }),
  row("kale", m.goods.kale, 375, { pack: m.packs.bunch, stock: 45, season: ALL_YEAR }),
  row("tomatoes", m.goods.tomatoes, 600, {
    pack: "1.5 lb",
    stock: 80,
    season: [7, 8, 9, 10, 11],
  }),
  row("beets", m.goods.beets, 400, { pack: "1 lb", stock: 38, season: [1, 2, 3, 10, 11, 12] }),
  row("greens", m.goods.greens, 550, { pack: "6 oz", stock: 70, season: ALL_YEAR }),
  row("squash", m.goods.squash, 475, { pack: m.packs.two, stock: 24, season: [9, 10, 11, 12] }),
  {
    ...row("peas", m.goods.peas, 650, { pack: "12 oz", stock: 0, season: [4, 5, 6] }),
    paused: true,
  },
  row("eggs", m.goods.eggs, 900, { pack: m.packs.dozen, stock: 30, season: ALL_YEAR }),
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
