import type { ShopCount } from "#shared/shop-counts.ts";
import { isInSeasonSql, isOrganic, type Sql } from "./cards.ts";
import { keptFigure } from "./kept.ts";
import { matchesPlan, type SearchPlan, searchWithPatience } from "./search.ts";
import { type CatalogDeps, type Today, todayOf } from "./today.ts";

/**
 * How many products there are, by everything the shop filters by: the numbers on its chips and its
 * result count come from these rows without another question. Up to ten seconds old.
 */
export function countProducts(deps: CatalogDeps, query: string | undefined): Promise<ShopCount[]> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const name = `counts ${today.day} ${query?.toLowerCase() ?? ""}`;
  return keptFigure(deps, name, async () => {
    if (query === undefined) return [...(await readCounts(sql, today, null))];
    const { rows } = await searchWithPatience(sql, query, (plan) => readCounts(sql, today, plan));
    return [...rows];
  });
}

function readCounts(sql: Sql, today: Today, plan: SearchPlan | null) {
  return sql<ShopCount[]>`
    select p.category, ${isOrganic(sql, today)} as organic, ${isInSeasonSql(sql, today)} as "inSeason",
      count(*)::int as count
    from products p
    where p.visible ${plan ? sql`and ${matchesPlan(sql, plan)}` : sql``}
    group by 1, 2, 3`;
}
