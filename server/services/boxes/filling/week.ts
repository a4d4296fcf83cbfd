import { BOX_SIZES, type BoxSizeId, fillBox } from "#shared/boxes/boxes.ts";
import { goodsInTurn } from "#shared/boxes/box-turn.ts";
import type { Allergen, ProductCardData } from "#shared/catalog/catalog.ts";
import type { Cents } from "#shared/money.ts";
import { mondayOf } from "#shared/time.ts";
import { type CatalogDeps, todayOf } from "../../catalog/today.ts";
import { boxGoods } from "./goods.ts";
import { getDemand } from "./turn.ts";

/** A size of box with this week's contents, for public pages. */
export type WeekBox = {
  id: BoxSizeId;
  label: string;
  feeds: string;
  price: Cents;
  /** Null if the week's harvest cannot fill it. */
  contents: ProductCardData[] | null;
};

/**
 * What each size of box would contain now: goods in season, in stock, and together worth the box's price or up to 5%
 * more. Excludes goods with an allergen in `without`, and goods whose maker has not declared its allergens. Farms and
 * goods take turns by week: within a week the boxes stay the same while their goods are available.
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
