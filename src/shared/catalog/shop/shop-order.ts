import { type Day, daysBetween, monthOf } from "../../time.ts";

/** The day from which turns are counted. */
const FIRST_DAY = "2020-01-01";
/** Farms by which the turn moves each day at least: as many as the home page introduces goods of. */
const STEP_AT_LEAST = 8;
/** Ranks below are for what the team features, so that featuring moves nothing else. */
const FIRST_RANK = 10_001;

/**
 * Ranks of goods that are not in the shop begin here, each with its own id: what comes back during a
 * day stands at the end until the next night.
 */
export const HIDDEN_RANK = 1_000_000_000;

/** What decides about a product's place in the shop. */
export type Placed = {
  id: number;
  farmId: number;
  seasonMonths: readonly number[];
  /** Whether a unit can be had. */
  isAvailable: boolean;
  /** Whether units of it came in lately. */
  isFresh: boolean;
  /** The last day on which the team features it. */
  featuredUntil: Day | null;
};

/**
 * The recommended order of a day, as each product's rank: what the team features; then what is in
 * season (or made all year) and can be had, freshly harvested first; then what else can be had; then
 * what is sold out. Among equals farms take turns, one product each, then the second of each: the
 * turn moves on every day, and within each farm as well.
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

/** No common divisor with the number of farms: in as many days as farms each comes to every place. */
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
