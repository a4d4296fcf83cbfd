import type { PictureSpec } from "#shared/platform/pictures.ts";

import { marketFarms, marketProducts } from "./market.ts";
import type { FarmSeed, ProductDraft } from "./market-types.ts";
import { marketRecipes, recipePicture } from "./recipes/recipes.ts";

/** The card picture of a product; `pictureKeyFor` of it is what its row stores. */
export function productPicture(product: ProductDraft): PictureSpec {
  const { emojis, ground, tone } = product;
  return { shape: "product", emojis, ground, ...(tone && { tone }) };
}

/** The cover picture of a farm. */
export function farmPicture(farm: FarmSeed): PictureSpec {
  const scenery = farm.farmType === "aquaculture" ? "sea" : "field";
  return { shape: "farm", emojis: farm.emojis, ground: farm.ground, scenery };
}

/** All pictures that the demo market's rows refer to. */
export function marketPictures(): readonly PictureSpec[] {
  return [
    ...marketProducts.map(productPicture),
    ...marketFarms.map(farmPicture),
    ...marketRecipes.map(recipePicture),
  ];
}
