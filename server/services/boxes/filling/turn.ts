import { addDays, type Day, mondayOf, monthOf } from "#shared/time.ts";
import { cachedFigure } from "../../catalog/cached-figure.ts";
import { comesInBoxes } from "../../catalog/shop/filters.ts";
import type { CatalogDeps } from "../../catalog/today.ts";

/** How many past weeks of boxes count toward a farm's demand. */
const WEEKS = 8;
/**
 * Weeks between those and the week of the box. All boxes of the counted weeks are fixed ten days before this one
 * closes, so the contents a household was shown do not change while other boxes are filled.
 */
const WEEKS_BETWEEN = 1;

/**
 * The farms with goods for boxes in the season of a day, each with its units in the boxes of the counted weeks. Cached
 * for a few seconds, because one run charges many boxes.
 */
export function getDemand(deps: CatalogDeps, day: Day): Promise<ReadonlyMap<number, number>> {
  const until = addDays(mondayOf(day), -7 * WEEKS_BETWEEN);
  const from = addDays(until, -7 * WEEKS);
  const month = monthOf(day);
  return cachedFigure(deps, `box demand ${from} ${month}`, async () => {
    const sql = deps.db.$client;
    const rows = await sql<{ farmId: number; units: number }[]>`
      with taken as (
        select p.farm_id, sum(c.quantity)::int as units
        from boxes b
          cross join jsonb_to_recordset(b.contents) as c("productId" int, quantity int)
          join products p on p.id = c."productId"
        where b.day >= ${from} and b.day < ${until} and b.state in ('charging', 'declined', 'placed')
        group by p.farm_id)
      select f.id as "farmId", coalesce(t.units, 0) as units
      from farms f left join taken t on t.farm_id = f.id
      where f.status = 'live' and exists (
        select from products p
        where p.farm_id = f.id and p.visible and ${comesInBoxes(sql)}
          and p.season_months @> array[${month}::int])
      order by f.id`;
    return new Map(rows.map(({ farmId, units }) => [farmId, units]));
  });
}
