import { coastFarms } from "./farms/coast.ts";
import { foothillFarms } from "./farms/foothills.ts";
import { northBayFarms } from "./farms/north-bay.ts";
import { valleyFarms } from "./farms/valley.ts";
import type { FarmSeed, ProductDraft, ProductSeed } from "./market-types.ts";
import { bakeryProducts } from "./products/bakery.ts";
import { eggsAndDairy } from "./products/eggs-dairy.ts";
import { flowerProducts } from "./products/flowers.ts";
import { fruitProducts } from "./products/fruit.ts";
import { herbProducts } from "./products/herbs.ts";
import { meatAndPoultry } from "./products/meat-poultry.ts";
import { pantryProducts } from "./products/pantry.ts";
import { seafoodProducts } from "./products/seafood.ts";
import { fruitingVegetables } from "./products/vegetables-fruiting.ts";
import { leafVegetables } from "./products/vegetables-leaves.ts";
import { rootVegetables } from "./products/vegetables-roots.ts";
import { recommendedFirst } from "./recommended.ts";

/** The farms of the demo market. Their ids follow this order, from 1. */
export const marketFarms: readonly FarmSeed[] = [
  ...valleyFarms,
  ...northBayFarms,
  ...coastFarms,
  ...foothillFarms,
];

const shelves: readonly (readonly ProductDraft[])[] = [
  leafVegetables,
  fruitProducts,
  eggsAndDairy,
  rootVegetables,
  pantryProducts,
  bakeryProducts,
  fruitingVegetables,
  meatAndPoultry,
  seafoodProducts,
  herbProducts,
  flowerProducts,
];

/** The products of the demo market. Their ids follow this order, from 1. */
export const marketProducts: readonly ProductSeed[] = withRanks(shelves);

/** Recommended products come first; the rest alternate between shelves, so that no screen shows only one kind. */
function withRanks(from: readonly (readonly ProductDraft[])[]): readonly ProductSeed[] {
  const rankBySlug = new Map(recommendedFirst.map((slug, index) => [slug, index + 1]));
  for (const product of oneOfEachInTurn(from)) {
    if (!rankBySlug.has(product.slug)) rankBySlug.set(product.slug, rankBySlug.size + 1);
  }
  return from.flat().map((product) => ({ ...product, rank: rankBySlug.get(product.slug) ?? 0 }));
}

function oneOfEachInTurn<T>(from: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...from.map((shelf) => shelf.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    from.flatMap((shelf) => shelf.slice(round, round + 1)),
  );
  return rounds.flat();
}
