import { type CategoryId, categoryLabel } from "#shared/catalog/catalog.ts";
import type { CardPrint } from "#shared/prints/draw.ts";
import type { Paper } from "#shared/prints/kit/papers.ts";
import { type Ground, grounds, sceneKey, sharedScene } from "#shared/platform/pictures.ts";
import type { Scene, ScenePrint } from "#shared/prints/scenes/scene.ts";
import { marketFarms, marketProducts } from "./market.ts";
import type { ProductDraft } from "./market-types.ts";
import { dishName, marketRecipes } from "./recipes/recipes.ts";

/** The print of a product, for its card. */
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

/** A card with the color under it and what it belongs to. */
export type MarketCard = CardPrint & { readonly ground: Ground; readonly group: string };

/** Every card that is printed: the products and the dishes of the recipes. */
export function marketCards(): readonly MarketCard[] {
  const dishes = marketRecipes.map((recipe): MarketCard => {
    const { title, ground, drawing } = recipe;
    const name = dishName(recipe);
    return { name, title, label: title, paper: "shelf", drawing, ground, group: "Recipes" };
  });
  const goods = marketProducts.map((product): MarketCard => {
    const { ground, category } = product;
    return { ...productPrint(product), ground, group: categoryLabel(category) };
  });
  return [...goods, ...dishes];
}

/** The landscapes: one for each farm, and one for the market. */
export function marketScenes(): readonly ScenePrint[] {
  const farms = marketFarms.map(({ slug, name, town, scene }) => ({
    name: sceneKey(slug),
    label: `${name} in ${town}`,
    scene,
  }));
  return [...farms, { name: sharedScene, label: "Fields in California", scene: MARKET }];
}

const MARKET: Scene = {
  hour: "morning",
  hills: ["blue", "sage"],
  land: "rows",
  soil: "bark",
  crops: ["lettuce", "chicory", "kale"],
  far: ["barn", "oak", "house"],
  near: [],
};

/** What stands for more than one product: shown where no other picture can be, and in heroes and bands. */
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
    label,
    paper: "furrows",
    drawing: { family },
    ground: grounds.oat,
    group: "Things",
  }));
}
