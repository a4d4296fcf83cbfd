import type { CategoryId } from "#shared/catalog/catalog.ts";
import type { LineHarvest } from "#shared/orders/line-harvest.ts";
import type { SomeGoods } from "#shared/orders/words/goods-words.ts";
import type { Weight } from "#shared/catalog/weights/weight.ts";
import type { Cents } from "#shared/money.ts";

/** Goods in an email, such as `2 × Nantes carrots`. The outbox translates their names into the reader's language. */
export type MailGoods = SomeGoods & { productId: number };

/** The quantity that a farm brings of one product. */
export type FarmGoods = { productId: number; name: string; pack: string; units: number };

/** An order line as shown in an email; `picture` is its picture key. */
export type MailLine = {
  productId: number;
  picture: string;
  name: string;
  pack: string;
  farmName: string;
  quantity: number;
  lineTotal: Cents;
  /** Maximum weight of one unit, if it is sold by weight. */
  mostWeight?: Weight | null;
  /** When it was harvested or is going to be, as known when the email is written; null if nobody knows. */
  harvest?: LineHarvest | null;
};

/** The delivered goods, for the storage tips: their categories, and those to use first, the most urgent first. */
export type KeptGoods = {
  categories: readonly CategoryId[];
  eatFirst: readonly { productId: number; name: string }[];
};
