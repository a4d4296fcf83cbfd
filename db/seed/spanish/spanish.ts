import { coastFarmsEs } from "./farms/coast.ts";
import { foothillFarmsEs } from "./farms/foothills.ts";
import { northBayFarmsEs } from "./farms/north-bay.ts";
import { valleyFarmsEs } from "./farms/valley.ts";
import { bakeryProductsEs } from "./products/bakery.ts";
import { eggsAndDairyEs } from "./products/eggs-dairy.ts";
import { flowerProductsEs } from "./products/flowers.ts";
import { fruitProductsEs } from "./products/fruit.ts";
import { herbProductsEs } from "./products/herbs.ts";
import { meatAndPoultryEs } from "./products/meat-poultry.ts";
import { pantryProductsEs } from "./products/pantry.ts";
import { seafoodProductsEs } from "./products/seafood.ts";
import { fruitingVegetablesEs } from "./products/vegetables-fruiting.ts";
import { leafVegetablesEs } from "./products/vegetables-leaves.ts";
import { rootVegetablesEs } from "./products/vegetables-roots.ts";
import type { SpanishFarms, SpanishShelf } from "./types.ts";

/** The demo market's farms: their texts in Spanish. */
export const spanishFarms: SpanishFarms = {
  ...valleyFarmsEs,
  ...northBayFarmsEs,
  ...coastFarmsEs,
  ...foothillFarmsEs,
};

/** The demo market's products: their texts in Spanish. */
export const spanishTexts: SpanishShelf = {
  ...leafVegetablesEs,
  ...fruitProductsEs,
  ...eggsAndDairyEs,
  ...rootVegetablesEs,
  ...pantryProductsEs,
  ...bakeryProductsEs,
  ...fruitingVegetablesEs,
  ...meatAndPoultryEs,
  ...seafoodProductsEs,
  ...herbProductsEs,
  ...flowerProductsEs,
};
