import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { languageNow } from "#shared/language.ts";
import type { Cents } from "#shared/money.ts";
import { searchGroups } from "#shared/catalog/search/search-words.ts";
import { filtersOf } from "#shared/catalog/shop/shop-filters.ts";
import { readShopSearch } from "#shared/catalog/shop/shop-search.ts";
import type { Suggestion, Suggestions } from "#shared/catalog/search/suggestion.ts";
import type { Sql } from "../cards/cards.ts";
import { meetsFilters } from "../shop/filters.ts";
import {
  correctionOf,
  matchesPlan,
  nameFirst,
  type SearchPlan,
  searchWhileTyping,
} from "./search.ts";
import { shownName } from "../../platform/people/shown-name.ts";
import { type CatalogDeps, todayOf } from "../today.ts";

/** Suggestions of each kind. */
const PRODUCTS = 5;
const FARMS = 2;
const RECIPES = 1;

/** Suggestions for what has been typed so far: products first, then farms, then a recipe. */
export async function suggest(deps: CatalogDeps, typed: string): Promise<Suggestions> {
  const sql = deps.db.$client;
  const search = readShopSearch({ q: typed });
  const filters = meetsFilters(sql, filtersOf(search), todayOf(deps));
  if (search.q === undefined) return { rows: await readChosen(sql, filters), searchedFor: null };
  const { q } = search;
  const { rows, plan } = await searchWhileTyping(sql, q, (tried) => readAll(sql, tried, filters));
  return { rows: [...rows], searchedFor: rows.length > 0 ? correctionOf(plan.words, q) : null };
}

type Filters = ReturnType<typeof meetsFilters>;
type Fragment = Filters;

async function readAll(sql: Sql, plan: SearchPlan, filters: Filters): Promise<Suggestion[]> {
  const [products, farms, recipes] = await Promise.all([
    readProducts(sql, plan, filters),
    readFarms(sql, plan),
    readRecipes(sql, plan),
  ]);
  return [
    ...products.map(asProduct),
    ...farms.map((row) => ({ kind: "farm" as const, ...row })),
    ...recipes.map((row) => ({
      kind: "recipe" as const,
      ...row,
      detail: m.minutes(Number(row.detail)),
    })),
  ];
}

const asProduct = (row: ProductRow): Suggestion => ({ kind: "product", ...row });

type ProductRow = { id: number; name: string; detail: string; price: Cents; picture: string };

/**
 * For input that consists only of filter words, such as a diet, an allergen or "organic": products
 * that match them.
 */
async function readChosen(sql: Sql, filters: Filters): Promise<Suggestion[]> {
  const rows = await sql<ProductRow[]>`
    select ${productColumns(sql)} from products p where p.visible ${filters}
    order by p.rank, p.id limit ${PRODUCTS}`;
  return rows.map(asProduct);
}

function productColumns(sql: Sql) {
  return sql`p.id, ${shownName(sql)} as name, p.farm_name as detail, p.price_cents as price, p.picture`;
}

function readProducts(sql: Sql, plan: SearchPlan, filters: Filters) {
  return sql<ProductRow[]>`
    select ${productColumns(sql)}
    from (select * from products p where p.visible and ${matchesPlan(sql, plan)} offset 0) p
    where true ${filters}
    order by ${nameFirst(sql, plan)}, p.rank, p.id
    limit ${PRODUCTS}`;
}

type FarmRow = { id: number; name: string; detail: string; picture: string };

function readFarms(sql: Sql, plan: SearchPlan) {
  return sql<FarmRow[]>`
    select f.id, f.name, f.town as detail, f.picture
    from farms f
    where f.status = 'live' and ${holdsWords(sql, sql`f.name`, plan)}
    order by f.name, f.id limit ${FARMS}`;
}

type RecipeRow = { slug: string; name: string; detail: string; picture: string };

/** By title or by ingredient. Spanish readers, and Spanish words of others, match texts in both languages. */
function readRecipes(sql: Sql, plan: SearchPlan) {
  const isSpanish = languageNow() === "es";
  const inBoth = isSpanish || plan.mode === "spanish";
  const both = (column: string) =>
    sql.unsafe(inBoth ? `(${column} || ' ' || ${column}_es)` : column);
  const inTitle = holdsWords(sql, both("r.title"), plan);
  return sql<RecipeRow[]>`
    select r.slug, ${sql.unsafe(isSpanish ? "r.title_es" : "r.title")} as name, r.minutes::text as detail, r.picture
    from recipes r
    where ${inTitle}
      or exists (select from recipe_ingredients i where i.recipe_id = r.id and ${holdsWords(sql, both("i.name"), plan)})
    order by ${inTitle} desc, r.id
    limit ${RECIPES}`;
}

/** Condition: the text contains every word of the plan, or an alternative name for it. */
function holdsWords(sql: Sql, text: Fragment, plan: SearchPlan) {
  return sql`without_accents(${text}) ~* all(${patternsOf(plan)}::text[])`;
}

/**
 * Regular expressions for the plan's words: the typed phrase matches as a prefix, alternative names
 * as whole words. They contain only letters, digits and spaces, so nothing needs escaping.
 */
function patternsOf({ words, mode }: SearchPlan): string[] {
  return searchGroups(words, mode).map(([typed = "", ...names]) =>
    [`\\m${singular(typed)}`, ...names.map((name) => `\\m${singular(name)}(?:e?s)?\\M`)].join("|"),
  );
}

function singular(name: string): string {
  return name.length > 3 ? name.replace(/(es|s)$/, "") : name;
}
