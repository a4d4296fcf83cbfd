/** Goods that keep no longer than this many days are eaten first. */
const SOON_DAYS = 3;

/** The goods that do not keep for long, those that keep the shortest first. */
export function eatenFirst<Goods extends { keepsDays: number }>(goods: readonly Goods[]): Goods[] {
  return goods
    .filter(({ keepsDays }) => keepsDays <= SOON_DAYS)
    .toSorted((one, other) => one.keepsDays - other.keepsDays);
}
