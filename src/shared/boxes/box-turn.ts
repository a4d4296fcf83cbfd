import type { BoxGoods } from "./boxes.ts";
import { lotOf } from "./lots.ts";

/** How many consecutive boxes may contain the same product while other goods fit. */
export const BOXES_RUNNING = 2;

/** How strongly a farm that was in more boxes than others is deprioritized: the exponent applied to its share. */
const STAND_BACK = 4;

/** Determines whose turn it is to be in one household's box for one week. */
export type BoxTurn = {
  /** Seeds the lots; differs by week and by household. */
  seed: string;
  /** Product ids in the household's previous boxes, at most `BOXES_RUNNING` of them. */
  last: readonly (readonly number[])[];
  /** Units in the boxes of earlier weeks, for each farm with goods for this one. */
  demand: ReadonlyMap<number, number>;
};

/**
 * Farms in the order of their turn. Each draws a lot for the box, and a farm that had its full share of earlier
 * boxes has a sixteenth of the chances of one that had none. A box's lots never change, so the household gets what
 * it was shown.
 */
export function farmsInTurn(
  farmIds: readonly number[],
  { seed, demand }: Pick<BoxTurn, "seed" | "demand">,
): number[] {
  const sum = [...demand.values()].reduce((total, units) => total + units, 0);
  const share = sum / demand.size || 1;
  // The farm with the shortest wait goes first: weighted sampling without replacement (Efraimidis and Spirakis).
  const waitOf = (id: number) =>
    -Math.log(lotOf(seed, id)) * (1 + (demand.get(id) ?? 0) / share) ** STAND_BACK;
  return farmIds
    .map((id) => ({ id, wait: waitOf(id) }))
    .toSorted((a, b) => a.wait - b.wait || a.id - b.id)
    .map(({ id }) => id);
}

/**
 * Goods in the order of their turn: first those in none of the previous boxes, then those in one of them. Within
 * each group, one product per farm in turn, then the second of each farm.
 */
export function goodsInTurn<Goods extends Pick<BoxGoods, "id" | "farmId">>(
  goods: readonly Goods[],
  turn: BoxTurn,
): Goods[] {
  const farms = farmsInTurn([...new Set(goods.map(({ farmId }) => farmId))], turn);
  const placeOf = new Map(farms.map((id, place) => [id, place]));
  const timesIn = (id: number) => turn.last.filter((box) => box.includes(id)).length;
  const drawn = goods
    .map((one) => ({ one, times: timesIn(one.id), lot: lotOf(turn.seed, one.id) }))
    .toSorted((a, b) => a.times - b.times || a.lot - b.lot || a.one.id - b.one.id);
  const taken = new Map<string, number>();
  return drawn
    .map(({ one, times }) => {
      const key = `${times}:${one.farmId}`;
      const round = taken.get(key) ?? 0;
      taken.set(key, round + 1);
      return { one, times, round, place: placeOf.get(one.farmId) ?? 0 };
    })
    .toSorted((a, b) => a.times - b.times || a.round - b.round || a.place - b.place)
    .map(({ one }) => one);
}

/** Products that were in all of the previous boxes and are left out of this one if other goods fit. */
export function restingIn({ last }: Pick<BoxTurn, "last">): ReadonlySet<number> {
  const [first = [], ...others] = last;
  if (last.length < BOXES_RUNNING) return new Set();
  return new Set(first.filter((id) => others.every((box) => box.includes(id))));
}
