import type { BoxGoods } from "./boxes.ts";
import { lotOf } from "./lots.ts";

/** How many boxes running one product may be in while other goods fit. */
export const BOXES_RUNNING = 2;

/** How strongly a farm that was in more boxes than others stands back: a power of its share. */
const STAND_BACK = 4;

/** Whose turn it is to be in one household's box of one week. */
export type BoxTurn = {
  /** What the lots are drawn with: differs by week and by household. */
  seed: string;
  /** What the household's boxes before this one held, at most `BOXES_RUNNING` of them. */
  last: readonly (readonly number[])[];
  /** Units in the boxes of earlier weeks, of every farm that has goods for this one. */
  demand: ReadonlyMap<number, number>;
};

/**
 * Farms in the order of their turn: each draws a lot for the box, and one that had its share of
 * the earlier boxes has a sixteenth of the chances of one that had none. The lots of a box never change,
 * so that what a household was shown is what it gets.
 */
export function farmsInTurn(
  farmIds: readonly number[],
  { seed, demand }: Pick<BoxTurn, "seed" | "demand">,
): number[] {
  const sum = [...demand.values()].reduce((total, units) => total + units, 0);
  const share = sum / demand.size || 1;
  // The farm that waits least leads: weighted lots without putting back (Efraimidis and Spirakis).
  const waitOf = (id: number) =>
    -Math.log(lotOf(seed, id)) * (1 + (demand.get(id) ?? 0) / share) ** STAND_BACK;
  return farmIds
    .map((id) => ({ id, wait: waitOf(id) }))
    .toSorted((a, b) => a.wait - b.wait || a.id - b.id)
    .map(({ id }) => id);
}

/**
 * Goods in the order of their turn: what none of the last boxes held comes first, then what one of
 * them held. Among those one of each farm in turn, then the second of each.
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

/** What was in each of the last boxes and rests in this one, if other goods fit. */
export function restingIn({ last }: Pick<BoxTurn, "last">): ReadonlySet<number> {
  const [first = [], ...others] = last;
  if (last.length < BOXES_RUNNING) return new Set();
  return new Set(first.filter((id) => others.every((box) => box.includes(id))));
}
