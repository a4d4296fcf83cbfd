import { correctWords, searchGroups, searchWordsOf, toTsQuery } from "#shared/search-words.ts";
import type { Sql } from "./cards.ts";

/** How the words of a search are taken: as they stand, or as beginnings of words. */
export type SearchPlan = { words: readonly string[]; prefix: boolean };

/** As many words as make sense in one search; the rest is ignored. */
const MAX_WORDS = 8;

/** Neighbours of a mistyped word that are looked at. */
const NEIGHBOURS = 12;

export function planOf(query: string): SearchPlan {
  return { words: searchWordsOf(query).slice(0, MAX_WORDS), prefix: false };
}

/** `p` matches the plan. The query text is made a query once per statement, not once per row. */
export function matchesPlan(sql: Sql, { words, prefix }: SearchPlan) {
  return sql`p.search_text @@ (select to_tsquery('english', ${toTsQuery(searchGroups(words), { prefix })}))`;
}

/** 0 where the product's name matches, 1 where only the farm or the summary does. */
export function nameFirst(sql: Sql, { words, prefix }: SearchPlan) {
  const inName = toTsQuery(searchGroups(words), { prefix, weights: "A" });
  return sql`(case when p.search_text @@ (select to_tsquery('english', ${inName})) then 0 else 1 end)`;
}

/**
 * Runs a search as it was typed; when that finds nothing, as beginnings of words; and when that finds
 * nothing either, with the words that were probably meant.
 */
export async function searchWithPatience<Row>(
  sql: Sql,
  query: string,
  run: (plan: SearchPlan) => Promise<readonly Row[]>,
): Promise<{ rows: readonly Row[]; plan: SearchPlan }> {
  const typed = planOf(query);
  if (typed.words.length === 0) return { rows: [], plan: typed };
  for (const plan of [typed, { ...typed, prefix: true }]) {
    const rows = await run(plan);
    if (rows.length > 0) return { rows, plan };
  }
  const words = correctWords(typed.words, await nearestWords(sql, typed.words));
  if (!words) return { rows: [], plan: typed };
  const plan = { words, prefix: false };
  return { rows: await run(plan), plan };
}

/** The words of our names that look most like each of the given ones, nearest first. */
async function nearestWords(sql: Sql, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await sql<{ typed: string; nearest: string[] }[]>`
    select typed, array(
      select word from search_words order by word <-> typed limit ${NEIGHBOURS}
    ) as nearest
    from unnest(${[...words]}::text[]) as typed`;
  return new Map(rows.map((row) => [row.typed, row.nearest]));
}
