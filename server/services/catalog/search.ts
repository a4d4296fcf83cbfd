import {
  categoryNamed,
  correctWords,
  searchGroups,
  type SearchMode,
  searchWordsOf,
  toTsQuery,
} from "#shared/catalog/search-words.ts";
import { inCategory, type Sql } from "./cards.ts";

/** The words of a search and how they are taken. */
export type SearchPlan = { words: readonly string[]; mode: SearchMode };

/** As many words as make sense in one search; the rest is ignored. */
const MAX_WORDS = 8;

/** Neighbors of a mistyped word that are looked at. */
const NEIGHBORS = 12;

export function planOf(query: string): SearchPlan {
  return { words: searchWordsOf(query).slice(0, MAX_WORDS), mode: "all" };
}

/**
 * `p` matches the plan, or belongs to the category that it names. The query text is made a query once
 * per statement, not once per row.
 */
export function matchesPlan(sql: Sql, { words, mode }: SearchPlan) {
  const category = categoryNamed(words);
  const found = sql`p.search_text @@ (select to_tsquery('english', ${toTsQuery(searchGroups(words), { mode })}))`;
  return category ? sql`(${found} or ${inCategory(sql, category)})` : found;
}

/** 0 where the product's name matches, 1 where only the farm, the summary or the category does. */
export function nameFirst(sql: Sql, { words, mode }: SearchPlan) {
  const inName = toTsQuery(searchGroups(words), { mode, weights: "A" });
  return sql`(case when p.search_text @@ (select to_tsquery('english', ${inName})) then 0 else 1 end)`;
}

/**
 * Runs a search as it was typed; when that finds nothing, as beginnings of words; then with the words
 * that were probably meant; and at last with any of its words.
 */
export async function searchInSteps<Row>(
  sql: Sql,
  query: string,
  run: (plan: SearchPlan) => Promise<readonly Row[]>,
): Promise<{ rows: readonly Row[]; plan: SearchPlan }> {
  const typed = planOf(query);
  if (typed.words.length === 0) return { rows: [], plan: typed };
  for (const mode of ["all", "prefix"] as const) {
    const plan = { ...typed, mode };
    const rows = await run(plan);
    if (rows.length > 0) return { rows, plan };
  }
  const words = await meantWords(sql, typed);
  for (const mode of ["all", "any"] as const) {
    const plan = { words, mode };
    const rows = await run(plan);
    if (rows.length > 0) return { rows, plan };
  }
  return { rows: [], plan: typed };
}

/**
 * Runs a search that is still being typed: with beginnings of words, and when that finds nothing with
 * the words that were probably meant.
 */
export async function searchWhileTyping<Row>(
  sql: Sql,
  query: string,
  run: (plan: SearchPlan) => Promise<readonly Row[]>,
): Promise<{ rows: readonly Row[]; plan: SearchPlan }> {
  const typed: SearchPlan = { ...planOf(query), mode: "prefix" };
  if (typed.words.length === 0) return { rows: [], plan: typed };
  const rows = await run(typed);
  if (rows.length > 0) return { rows, plan: typed };
  const meant: SearchPlan = { words: await meantWords(sql, typed), mode: "prefix" };
  return { rows: await run(meant), plan: meant };
}

async function meantWords(sql: Sql, { words }: SearchPlan): Promise<readonly string[]> {
  return correctWords(words, await nearestWords(sql, words)) ?? words;
}

/** The words of our names that look most like each of the given ones, nearest first. */
async function nearestWords(sql: Sql, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await sql<{ typed: string; nearest: string[] }[]>`
    select typed, array(
      select word from search_words order by word <-> typed limit ${NEIGHBORS}
    ) as nearest
    from unnest(${[...words]}::text[]) as typed`;
  return new Map(rows.map((row) => [row.typed, row.nearest]));
}
