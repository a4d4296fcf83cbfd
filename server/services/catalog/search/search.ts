import { withoutAccents } from "#shared/catalog/search/accents.ts";
import {
  categoryNamed,
  correctWords,
  isBegun,
  searchGroups,
  type SearchMode,
  searchWordsOf,
  toTsQuery,
} from "#shared/catalog/search/search-words.ts";
import { isEitherLanguage } from "#shared/catalog/search/read-spanish.ts";
import { languageNow } from "#shared/language.ts";
import { inCategory, type Sql } from "../cards/cards.ts";

/** The words of a search, and how to match them. */
export type SearchPlan = { words: readonly string[]; mode: SearchMode };

/** Words used of one search; the rest are ignored. */
const MAX_WORDS = 8;

/** Similar words considered for a mistyped one. */
const NEIGHBORS = 12;

/** The plan for a search as typed. */
function planOf(query: string): SearchPlan {
  return { words: searchWordsOf(withoutAccents(query)).slice(0, MAX_WORDS), mode: "all" };
}

/** The words searched for if any of them was not typed; otherwise null. */
export function correctionOf(words: readonly string[], query: string): string | null {
  const typed = withoutAccents(query.toLowerCase());
  return words.every((word) => typed.includes(word)) ? null : words.join(" ");
}

/**
 * Condition: `p` matches the plan, or belongs to the category it names. The search text is parsed
 * once per statement, not once per row.
 */
export function matchesPlan(sql: Sql, { words, mode }: SearchPlan) {
  const category = categoryNamed(words);
  const found = holds(sql, { words, mode });
  return category ? sql`(${found} or ${inCategory(sql, category)})` : found;
}

/**
 * Condition: the words match. In the modes of `TYPED`, Spanish readers search texts in both languages.
 * For English readers, Spanish product names count only in `spanish` mode, which is tried after English
 * words: `man` means mandarins to them, not `manzana`.
 */
function holds(sql: Sql, { words, mode }: SearchPlan, weights = "") {
  const groups = searchGroups(words, mode);
  const english = sql`p.search_text @@ (select to_tsquery('english', ${toTsQuery(groups, { mode, weights })}))`;
  if (mode !== "spanish" && !(languageNow() === "es" && TYPED.includes(mode))) return english;
  const typed = groups.map(([phrase = ""]) => [phrase]);
  const named = mode === "spanish" ? "A" : weights;
  const spanish = sql`p.search_text_es @@ (select to_tsquery('spanish', ${toTsQuery(typed, { mode, weights: named })}))`;
  return mode === "spanish" ? spanish : sql`(${english} or ${spanish})`;
}

/** Modes that match the words as typed. */
const TYPED: readonly SearchMode[] = ["all", "prefix"];

/** 0 if the product's name matches, 1 if only its farm, summary or category does. */
export function nameFirst(sql: Sql, { words, mode }: SearchPlan) {
  return sql`(case when ${holds(sql, { words, mode }, "A")} then 0 else 1 end)`;
}

type Run<Row> = (plan: SearchPlan) => Promise<readonly Row[]>;
type Found<Row> = { rows: readonly Row[]; plan: SearchPlan };

/**
 * Runs a search as typed and, while nothing is found, with other readings: prefixes, prefixes of
 * Spanish names, the words probably meant, prefixes of alternative names, and finally any of the
 * words. For English readers, a word that exists in both languages is a prefix from the start:
 * `sal` finds salt and salad.
 */
export async function searchInSteps<Row>(
  sql: Sql,
  query: string,
  run: Run<Row>,
): Promise<Found<Row>> {
  const typed = planOf(query);
  if (typed.words.length === 0) return { rows: [], plan: typed };
  const isSpanish = languageNow() === "es";
  const asTyped: readonly SearchMode[] = isSpanish
    ? TYPED
    : [...(isEitherLanguage(typed.words) ? [] : ["all" as const]), "prefix", "spanish"];
  const found = await firstFound(
    run,
    asTyped.map((mode) => ({ ...typed, mode })),
  );
  if (found) return found;
  const meant = { words: await meantWords(sql, typed), mode: "all" } as const;
  const plans: SearchPlan[] = [meant, ...begunPlans(typed), { ...meant, mode: "any" }];
  return (await firstFound(run, plans)) ?? { rows: [], plan: typed };
}

/**
 * Runs a search that is still being typed: with prefixes, then prefixes of Spanish names, then of
 * alternative names and, if nothing is found, with the words probably meant.
 */
export async function searchWhileTyping<Row>(
  sql: Sql,
  query: string,
  run: Run<Row>,
): Promise<Found<Row>> {
  const typed: SearchPlan = { ...planOf(query), mode: "prefix" };
  if (typed.words.length === 0) return { rows: [], plan: typed };
  const asTyped = [
    typed,
    ...(languageNow() === "es" ? [] : [{ ...typed, mode: "spanish" as const }]),
  ];
  const found = await firstFound(run, [...asTyped, ...begunPlans(typed)]);
  if (found) return found;
  const meant: SearchPlan = { words: await meantWords(sql, typed), mode: "prefix" };
  return { rows: await run(meant), plan: meant };
}

function begunPlans({ words }: SearchPlan): SearchPlan[] {
  return isBegun(words) ? [{ words, mode: "begun" }] : [];
}

/** The results of the first plan that finds anything; null if none does. */
async function firstFound<Row>(
  run: Run<Row>,
  plans: readonly SearchPlan[],
): Promise<Found<Row> | null> {
  for (const plan of plans) {
    const rows = await run(plan);
    if (rows.length > 0) return { rows, plan };
  }
  return null;
}

async function meantWords(sql: Sql, { words }: SearchPlan): Promise<readonly string[]> {
  return correctWords(words, await nearestWords(sql, words)) ?? words;
}

/** The words of our names most similar to each given word, most similar first. */
async function nearestWords(sql: Sql, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await sql<{ typed: string; nearest: string[] }[]>`
    select typed, array(
      select word from search_words order by word <-> typed limit ${NEIGHBORS}
    ) as nearest
    from unnest(${[...words]}::text[]) as typed`;
  return new Map(rows.map((row) => [row.typed, row.nearest]));
}
