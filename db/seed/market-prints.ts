import type { CategoryId } from "#shared/catalog/catalog.ts";
import type { CardPrint } from "#shared/prints/draw.ts";
import type { Paper } from "#shared/prints/kit/papers.ts";
import { sceneKey, sharedScene } from "#shared/platform/pictures.ts";
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

/** Every card that is printed: the products and the dishes of the recipes. */
export function marketCards(): readonly CardPrint[] {
  const dishes = marketRecipes.map((recipe): CardPrint => {
    const { title, drawing } = recipe;
    return { name: dishName(recipe), title, label: title, paper: "shelf", drawing };
  });
  return [...marketProducts.map(productPrint), ...dishes];
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
export function things(): readonly CardPrint[] {
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
  }));
}
