import { type CategoryId, categoryLabel } from "#shared/catalog/catalog.ts";
import type { CardPrint } from "#shared/prints/draw.ts";
import type { Paper } from "#shared/prints/kit/papers.ts";
import { type Ground, grounds, sceneKey, sharedScene } from "#shared/platform/pages/pictures.ts";
import type { Scene, ScenePrint } from "#shared/prints/scenes/scene.ts";
import { marketFarms, marketProducts } from "./market.ts";
import type { ProductDraft } from "./market-types.ts";
import { spanishNames } from "./products/spanish-names.ts";
import { dishName, marketRecipes } from "./recipes/recipes.ts";

/** The print on a product's card. */
export function productPrint({ slug, name, pack, category, drawing }: ProductDraft): CardPrint {
  return { name: slug, title: name, label: `${name}, ${pack}`, paper: PAPERS[category], drawing };
}

const PAPERS: Record<CategoryId, Paper> = {
  vegetables: "furrows",
  fruit: "sun",
  herbs: "furrows",
  "eggs-dairy": "shelf",
  "meat-poultry": "stripes",
  seafood: "waves",
  pantry: "shelf",
  bakery: "shelf",
  flowers: "sun",
};

/** A card with its ground color and group. */
export type MarketCard = CardPrint & {
  readonly ground: Ground;
  readonly group: string;
  /** What it shows, in Spanish; null if the market has no name for it. */
  readonly titleEs: string | null;
};

/** Every printed card: the products and the recipes' dishes. */
export function marketCards(): readonly MarketCard[] {
  const dishes = marketRecipes.map((recipe): MarketCard => {
    const { title, ground, drawing } = recipe;
    const name = dishName(recipe);
    const titleEs = recipe.es.title;
    return {
      name,
      title,
      titleEs,
      label: title,
      paper: "shelf",
      drawing,
      ground,
      group: "Recipes",
    };
  });
  const goods = marketProducts.map((product): MarketCard => {
    const { ground, category } = product;
    const titleEs = spanishNames[product.name] ?? null;
    return { ...productPrint(product), titleEs, ground, group: categoryLabel(category) };
  });
  return [...goods, ...dishes];
}

/** A landscape and the farm it shows; null for the market's own. */
export type MarketScene = ScenePrint & { readonly farm: { name: string; town: string } | null };

/** The landscapes: one per farm, and one for the market. */
export function marketScenes(): readonly MarketScene[] {
  const farms = marketFarms.map(({ slug, name, town, scene }) => ({
    name: sceneKey(slug),
    label: `${name} in ${town}`,
    scene,
    farm: { name, town },
  }));
  const shared = { name: sharedScene, label: "Fields in California", scene: MARKET, farm: null };
  return [...farms, shared];
}

const MARKET: Scene = {
  hour: "morning",
  hills: ["blue", "sage"],
  land: "rows",
  soil: "bark",
  crops: ["lettuce", "chicory", "cabbage"],
  far: ["barn", "oak", "house"],
  near: [],
};

/** Prints that are not of a single product: fallbacks for missing pictures, and for heroes and bands. */
export function things(): readonly MarketCard[] {
  const named = [
    ["basket", "A basket of produce", "basket"],
    ["bee", "A bee", "bee"],
    ["box", "A crate of produce", "crate"],
    ["hen", "A hen", "hen"],
    ["seedling", "A seedling", "seedling"],
    ["tractor", "A tractor", "tractor"],
  ] as const;
  return named.map(([name, label, family]) => ({
    name,
    title: label,
    titleEs: null,
    label,
    paper: "furrows",
    drawing: { family },
    ground: grounds.oat,
    group: "Things",
  }));
}
