import type { UnmetSwap } from "#shared/boxes/box-swaps.ts";
import type { BoxTurn } from "#shared/boxes/box-turn.ts";
import type { PricedGoods } from "#shared/checkout/checkout.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Deps } from "#server/deps.ts";
import { priceLines } from "../../checkout/quote.ts";
import { fillInTurn, lastContents, type Supply, getSupply } from "./foresee.ts";
import { UNITS_AT_LEAST } from "./goods.ts";
import type { Box, Subscription } from "../plan.ts";

/** What a household's box can be filled from, priced. Read before any transaction. */
export type Shelf = {
  /** Goods of which there are plenty, and all that is there at all: the first is tried first. */
  supplies: Supply[];
  turn: BoxTurn;
  lines: Map<number, PricedGoods>;
};

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
  // What its farm sells by weight since a moment ago is in no box.
  const lines = priced.filter(({ mostWeight }) => mostWeight === null);
  return {
    supplies: [plenty, all],
    turn: { ...plenty.turn, last },
    lines: new Map(lines.map((line) => [line.productId, line])),
  };
}

export type Chosen = { lines: PricedGoods[]; unmet: UnmetSwap[] };

/** The lines of a box without the goods that have gone since; null when nothing fills it. */
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
