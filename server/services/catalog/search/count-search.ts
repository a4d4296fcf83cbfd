import { sql } from "drizzle-orm";
import { searchCounts } from "#db/schema/catalog/searches.ts";
import { countedWords } from "#shared/catalog/search/counted-words.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { hasAllWords } from "../shop/list.ts";

/** Different words that are counted on one day; beyond them only those that are there go on. */
const MOST_WORDS = 2_000;

/** Counts a search of the shop, and whether a product has all of its words; nothing is known of who searched. */
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
