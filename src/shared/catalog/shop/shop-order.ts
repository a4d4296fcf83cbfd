import { type Day, daysBetween, monthOf } from "../../time.ts";

/** The epoch for counting turns. */
const FIRST_DAY = "2020-01-01";
/** The minimum number of farms the rotation advances each day: as many as the home page features. */
const STEP_AT_LEAST = 8;
/** Ranks below this are reserved for featured goods, so that featuring shifts no other rank. */
const FIRST_RANK = 10_001;

/**
 * Goods that are not in the shop have ranks from here on, each offset by its id. Goods that return during the day
 * stay last until the next nightly ranking.
 */
export const HIDDEN_RANK = 1_000_000_000;

/** What determines a product's place in the shop. */
export type Placed = {
  id: number;
  farmId: number;
  seasonMonths: readonly number[];
  /** Whether at least one unit is available. */
  isAvailable: boolean;
  /** Whether it was restocked recently. */
  isFresh: boolean;
  /** The last day on which it is featured. */
  featuredUntil: Day | null;
};

/**
 * The recommended order for a day, as a rank per product: featured goods; then available goods in season (or made
 * all year), freshly harvested first; then other available goods; then sold-out goods. Within each group farms take
 * turns, one product each, then a second each; the rotation advances daily, among farms and within each farm.
 */
export function shopOrder(goods: readonly Placed[], day: Day): Map<number, number> {
  const turn = daysBetween(FIRST_DAY, day);
  const farms = [...new Set(goods.map(({ farmId }) => farmId))].toSorted((a, b) => a - b);
  const moved = (turn * stepOf(farms.length)) % farms.length;
  const placeOf = new Map(farms.map((id, at) => [id, (at + farms.length - moved) % farms.length]));
  const inTurn = [...Map.groupBy(goods, (one) => `${standing(one, day)} ${one.farmId}`).values()]
    .flatMap((same) =>
      rotated(
        same.toSorted((a, b) => a.id - b.id),
        turn,
      ).map((one, round) => ({ one, round })),
    )
    .map(({ one, round }) => ({
      one,
      key: [standing(one, day), round, placeOf.get(one.farmId) ?? 0] as const,
    }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ one }) => one);
  const featured = inTurn.filter((one) => isFeatured(one, day));
  return new Map([
    ...inTurn.map(({ id }, at) => [id, FIRST_RANK + at] as const),
    ...featured.map(({ id }, at) => [id, 1 + at] as const),
  ]);
}

/** A step coprime to the number of farms, so that each farm gets every position within that many days. */
function stepOf(farms: number): number {
  if (farms === 0) return STEP_AT_LEAST;
  let step = STEP_AT_LEAST;
  while (divisorOf(step, farms) > 1) step += 1;
  return step;
}

/** The greatest common divisor. */
function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

function isFeatured({ featuredUntil }: Placed, day: Day): boolean {
  return featuredUntil !== null && featuredUntil >= day;
}

function standing({ seasonMonths, isAvailable, isFresh }: Placed, day: Day): number {
  if (!isAvailable) return 3;
  if (!seasonMonths.includes(monthOf(day))) return 2;
  return isFresh ? 0 : 1;
}

function rotated<T>(all: readonly T[], by: number): T[] {
  const from = by % all.length;
  return [...all.slice(from), ...all.slice(0, from)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, place) => part !== b[place]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
