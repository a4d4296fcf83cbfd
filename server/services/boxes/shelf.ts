import { boxSizeOf, type BoxSize } from "#shared/boxes.ts";
import type { Allergen, ProductCardData } from "#shared/catalog.ts";
import type { QuotedLine } from "#shared/checkout.ts";
import type { Settings } from "#shared/settings.ts";
import type { Deps } from "../../deps.ts";
import { priceLines } from "../quote.ts";
import { boxGoods, contentsOf, type Diet, UNITS_AT_LEAST } from "./goods.ts";
import type { Box, Subscription } from "./plan.ts";

/** What a household's box can be filled from, priced. Read before any transaction. */
export type Shelf = {
  /** Goods of which there are plenty, and all that is there at all: the first is tried first. */
  levels: ProductCardData[][];
  lines: Map<number, QuotedLine>;
};

export function dietOf({ never, without }: Subscription): Diet {
  return { never, without: without as Allergen[] };
}

export function sizeOf({ size }: Subscription, { price }: Pick<Box, "price">): BoxSize {
  return { ...boxSizeOf(size), price };
}

export async function readShelf(
  deps: Pick<Deps, "db">,
  { subscription, box, settings }: { subscription: Subscription; box: Box; settings: Settings },
): Promise<Shelf> {
  const diet = dietOf(subscription);
  const levels = [
    await boxGoods(deps, box.day, diet, UNITS_AT_LEAST),
    await boxGoods(deps, box.day, diet, 1),
  ];
  const ids = [...new Set(levels.flat().map(({ id }) => id))].toSorted((a, b) => a - b);
  const wanted = ids.map((id) => ({ id, quantity: 1 }));
  const lines = ids.length > 0 ? await priceLines(deps, wanted, settings.commissionBps) : [];
  return { levels, lines: new Map(lines.map((line) => [line.productId, line])) };
}

/** The lines of a box without the goods that have gone meanwhile; null when nothing fills it. */
export function chooseLines(
  { levels, lines }: Shelf,
  { subscription, box }: { subscription: Subscription; box: Box },
  gone: ReadonlySet<number>,
): QuotedLine[] | null {
  for (const level of levels) {
    const goods = level.flatMap((one) => {
      const line = gone.has(one.id) ? undefined : lines.get(one.id);
      return line ? [{ ...one, price: line.unitPrice }] : [];
    });
    const contents = contentsOf(goods, sizeOf(subscription, box), box.swaps);
    if (!contents) continue;
    return contents
      .flatMap(({ id }) => lines.get(id) ?? [])
      .toSorted((a, b) => a.productId - b.productId);
  }
  return null;
}
