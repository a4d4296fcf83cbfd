import { expect, test } from "vitest";
import { type Pack, packsFor, packShare } from "#shared/catalog/recipes/recipe-packs.ts";

const kale: Pack = { pack: "10 oz bunch", packQuantity: 10, packUnit: "oz" };
const garlic: Pack = { pack: "3 heads", packQuantity: 3, packUnit: "each" };
const oil: Pack = { pack: "375 ml bottle", packQuantity: 12.7, packUnit: "fl oz" };
const beans: Pack = { pack: "1 lb", packQuantity: 1, packUnit: "lb" };
const chops: Pack = { pack: "2 chops, about 1.25 lb", packQuantity: 1.25, packUnit: "lb" };
const onions: Pack = { pack: "3 lb", packQuantity: 3, packUnit: "lb" };
const eggs: Pack = { pack: "dozen", packQuantity: 12, packUnit: "each" };
const bread: Pack = { pack: "1.5 lb loaf", packQuantity: 1.5, packUnit: "lb" };
const sage: Pack = { pack: "1 bunch", packQuantity: 1, packUnit: "bunch" };
const broccoli: Pack = { pack: "1.25 lb", packQuantity: 1.25, packUnit: "lb" };

test.each([
  ["2 bunches of kale for 4", { amount: 2, unit: "bunch" }, kale, 4, 2],
  ["2 bunches of kale for 8", { amount: 2, unit: "bunch" }, kale, 8, 4],
  ["2 bunches of kale for 1", { amount: 2, unit: "bunch" }, kale, 1, 1],
  ["4 cloves of garlic for 24", { amount: 4, unit: "clove" }, garlic, 24, 1],
  ["1/3 cup of oil for 24", { amount: 0.33, unit: "cup" }, oil, 24, 2],
  ["1 lb of beans for 8", { amount: 1, unit: "lb" }, beans, 8, 2],
  ["8 oz of beans for 8", { amount: 8, unit: "oz" }, beans, 8, 1],
  ["2 chops for 6", { amount: 2, unit: null }, chops, 6, 2],
  ["1 onion for 24", { amount: 1, unit: null }, onions, 24, 1],
  ["2 eggs for 24", { amount: 2, unit: null }, eggs, 24, 1],
  ["4 eggs for 16", { amount: 4, unit: null }, eggs, 16, 2],
  ["4 slices of bread for 16", { amount: 4, unit: "slice" }, bread, 16, 2],
  ["8 leaves of sage for 16", { amount: 8, unit: "leaf" }, sage, 16, 2],
  ["1 head of broccoli for 8", { amount: 1, unit: "head" }, broccoli, 8, 2],
  ["a pinch for 24", { amount: null, unit: null }, sage, 24, 1],
] as const)(
  "A recipe for 4 needs the right number of packs: %s",
  (_name, measure, pack, servings, packs) => {
    expect(packsFor(packShare(measure, pack), servings, 4)).toBe(packs);
  },
);
