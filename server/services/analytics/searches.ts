import type { Period } from "#shared/analytics/analytics.ts";
import type { Deps } from "../../deps.ts";

/** Words shown of each list. */
const SHOWN = 15;
/** Words that were searched for less often say more about one visitor than about the shop. */
const LEAST_SEARCHES = 2;

export type SearchRow = { words: string; searches: number; lost: number };

/** What the shop was searched for most in a period, and what no product has all words of. */
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
