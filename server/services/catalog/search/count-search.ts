import { sql } from "drizzle-orm";
import { searchCounts } from "#db/schema/catalog/searches.ts";
import { countedWords } from "#shared/catalog/search/counted-words.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { hasAllWords } from "../shop/list.ts";

/** Distinct searches counted per day; beyond that, only those already counted that day are. */
const MOST_WORDS = 2_000;

/**
 * Counts a search of the shop, and whether any product matches all of its words. Nothing about the
 * person is stored.
 */
export async function countSearch(deps: Pick<Deps, "db" | "clock">, search: string): Promise<void> {
  const words = countedWords(search);
  if (words === null) return;
  const lost = (await hasAllWords(deps, words)) ? 0 : 1;
  const day = businessDayAt(deps.clock.now());
  await deps.db.execute(sql`
    insert into ${searchCounts} as known (day, words, searches, lost)
    select ${day}, ${words}, 1, ${lost}
    where (select count(*) from ${searchCounts} where day = ${day}) < ${MOST_WORDS}
      or exists (select from ${searchCounts} where day = ${day} and words = ${words})
    on conflict (day, words)
    do update set searches = known.searches + 1, lost = known.lost + excluded.lost`);
}
