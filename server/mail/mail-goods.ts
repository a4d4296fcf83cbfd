import type { CategoryId } from "#shared/catalog/catalog.ts";
import type { SomeGoods } from "#shared/orders/goods-words.ts";
import type { Weight } from "#shared/catalog/weights/weight.ts";
import type { Cents } from "#shared/money.ts";

/** Goods that an email names, `2 × Nantes carrots`: the outbox says their names in its reader's language. */
export type MailGoods = SomeGoods & { productId: number };

/** What a farm brings of a product. */
export type FarmGoods = { productId: number; name: string; pack: string; units: number };

/** A line of an order as an email shows it; `picture` is the key of its picture. */
export type MailLine = {
  productId: number;
  picture: string;
  name: string;
  pack: string;
  farmName: string;
  quantity: number;
  lineTotal: Cents;
  /** What one of it weighs at most, where it is sold by weight. */
  mostWeight?: Weight | null;
};

/** Of which categories the goods are that came, to say how they keep. */
export type KeptGoods = { categories: readonly CategoryId[] };
