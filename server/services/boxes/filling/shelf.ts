import type { UnmetSwap } from "#shared/boxes/box-swaps.ts";
import type { BoxTurn } from "#shared/boxes/box-turn.ts";
import type { PricedGoods } from "#shared/checkout/checkout.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Deps } from "#server/deps.ts";
import { priceLines } from "../../checkout/quote.ts";
import { fillInTurn, lastContents, type Supply, getSupply } from "./foresee.ts";
import { UNITS_AT_LEAST } from "./goods.ts";
import type { Box, Subscription } from "../plan.ts";

/** What a household's box can be filled from, priced. Read before the transaction. */
export type Shelf = {
  /** First the goods with plenty of units, then everything available; tried in this order. */
  supplies: Supply[];
  turn: BoxTurn;
  lines: Map<number, PricedGoods>;
};

/** Reads and prices what a box can be filled from. */
export async function getShelf(
  deps: Pick<Deps, "db" | "clock">,
  { subscription, box, settings }: { subscription: Subscription; box: Box; settings: Settings },
): Promise<Shelf> {
  const plenty = await getSupply(deps, subscription, box, UNITS_AT_LEAST);
  const all = await getSupply(deps, subscription, box, 1);
  const last = await lastContents(deps, subscription.id, box.day);
  const ids = [
    ...new Set(
      [plenty, all].flatMap(({ goods, chosen }) => [...goods, ...chosen]).map(({ id }) => id),
    ),
  ];
  const wanted = ids.toSorted((a, b) => a - b).map((id) => ({ id, quantity: 1 }));
  const priced = ids.length > 0 ? await priceLines(deps, wanted, settings.commissionBps) : [];
  // Excludes products that their farm has just switched to sale by weight.
  const lines = priced.filter(({ mostWeight }) => mostWeight === null);
  return {
    supplies: [plenty, all],
    turn: { ...plenty.turn, last },
    lines: new Map(lines.map((line) => [line.productId, line])),
  };
}

/** The lines of a box, and the swaps that it does not meet. */
export type Chosen = { lines: PricedGoods[]; unmet: UnmetSwap[] };

/** The lines of a box, leaving out goods that are gone; null if the rest cannot fill it. */
export function chooseLines(
  { supplies, turn, lines }: Shelf,
  { swaps }: Pick<Box, "swaps">,
  gone: ReadonlySet<number>,
): Chosen | null {
  for (const { size, ...supply } of supplies) {
    const [goods = [], chosen = []] = [supply.goods, supply.chosen].map((some) =>
      some.flatMap((one) => {
        const line = gone.has(one.id) ? undefined : lines.get(one.id);
        return line ? [{ ...one, price: line.unitPrice }] : [];
      }),
    );
    const filled = fillInTurn({ goods, chosen, size, swaps }, turn);
    if (!filled) continue;
    const held = filled.contents.flatMap(({ id }) => lines.get(id) ?? []);
    return {
      lines: held.toSorted((a, b) => a.productId - b.productId),
      unmet: filled.unmet,
    };
  }
  return null;
}
