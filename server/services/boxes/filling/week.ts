import { BOX_SIZES, fillBox } from "#shared/boxes/boxes.ts";
import { goodsInTurn } from "#shared/boxes/box-turn.ts";
import type { Allergen, ProductCardData } from "#shared/catalog/catalog.ts";
import type { Cents } from "#shared/money.ts";
import { mondayOf } from "#shared/time.ts";
import { type CatalogDeps, todayOf } from "../../catalog/today.ts";
import { boxGoods } from "./goods.ts";
import { getDemand } from "./turn.ts";

export type WeekBox = {
  id: string;
  label: string;
  feeds: string;
  price: Cents;
  /** Null when the week's harvest cannot fill it. */
  contents: ProductCardData[] | null;
};

/**
 * What each box would hold now: of this season, in stock, worth its price or up to 5% more. Goods
 * with an allergen of `without` stay out, and so do those whose maker has not declared them. Farms and goods
 * take turns by the week: the boxes stay the same through it while their goods are there.
 */
export async function weekBoxes(
  deps: CatalogDeps,
  { without }: { without: Allergen[] },
): Promise<WeekBox[]> {
  const { day } = todayOf(deps);
  const turn = { seed: mondayOf(day), demand: await getDemand(deps, day), last: [] };
  const found = await boxGoods(deps, { day, diet: { never: [], without }, turn });
  const goods = goodsInTurn(found, turn);
  return BOX_SIZES.map((size) => ({
    id: size.id,
    label: size.label,
    feeds: size.feeds,
    price: size.price,
    contents: fillBox({ goods, size }),
  }));
}
