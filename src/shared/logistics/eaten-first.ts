/** Goods that keep no longer than this many days are eaten first. */
const SOON_DAYS = 3;

/** The names of the goods that do not keep for long, those that keep the shortest first. */
export function eatenFirst(goods: readonly { name: string; keepsDays: number }[]): string[] {
  return goods
    .filter(({ keepsDays }) => keepsDays <= SOON_DAYS)
    .toSorted((one, other) => one.keepsDays - other.keepsDays)
    .map(({ name }) => name);
}
