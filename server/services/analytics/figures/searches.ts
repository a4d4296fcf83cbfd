import type { Period } from "#shared/analytics/analytics.ts";
import type { Deps } from "../../../deps.ts";

/** The maximum length of each list. */
const SHOWN = 15;
/** Words searched for less often than this are left out: they say more about one visitor than about the market. */
const LEAST_SEARCHES = 2;

/** Words with the number of searches, and how many of those matched no product. */
export type SearchRow = { words: string; searches: number; lost: number };

/** The most frequent searches of a period, and the most frequent ones for which no product contains all words. */
export async function searchesOf(
  { db: { $client: sql } }: Pick<Deps, "db">,
  { from, to }: Period,
): Promise<{ top: SearchRow[]; lost: SearchRow[] }> {
  const read = (by: "searches" | "lost") => sql<SearchRow[]>`
    select words, sum(searches)::int as searches, sum(lost)::int as lost
    from search_counts where day between ${from} and ${to}
    group by words
    having sum(searches) >= ${LEAST_SEARCHES} and sum(${sql(by)}) > 0
    order by ${sql(by)} desc, words limit ${SHOWN}`;
  const [top, lost] = await Promise.all([read("searches"), read("lost")]);
  return { top, lost };
}
