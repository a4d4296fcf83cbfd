import { sql } from "drizzle-orm";
import { BOX_SIZES, type BoxSizeId } from "#shared/boxes/boxes.ts";
import { addDays, type Day, mondayOf } from "#shared/time.ts";
import { type CatalogDeps, todayOf } from "../catalog/today.ts";
import { STANDS } from "../platform/standing-orders.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";

/** How many past weeks are shown. */
const WEEKS = 4;
/** Minimum number of boxes of a size in a week; fewer would reveal what a single household got. */
const BOXES_AT_LEAST = 3;

/** What a past week's boxes contained, by size; sizes with too few boxes are left out. */
export type PastWeek = {
  /** The week's Monday. */
  monday: Day;
  sizes: { id: BoxSizeId; label: string; goods: string[] }[];
};

type Row = { monday: Day; size: BoxSizeId; name: string };

/**
 * What came in the boxes of the last four weeks: for each size, the goods found in the most boxes, as many as one box
 * holds. Counts only boxes whose order stands, so it shows what actually came. A week leaves out sizes with too few
 * boxes. Latest week first.
 */
export async function getPastWeeks(deps: CatalogDeps): Promise<PastWeek[]> {
  const monday = mondayOf(todayOf(deps).day);
  const sizes = sql.join(
    BOX_SIZES.map(({ id, items }) => sql`(${id}, ${items}::int)`),
    sql`, `,
  );
  const rows = await deps.db.execute<Row>(sql`
    with placed as (
      select b.id, b.size, b.contents, date_trunc('week', b.day)::date as monday
      from boxes b
        left join orders on orders.id = b.order_id
      where b.state = 'placed' and (orders.id is null or ${STANDS}) and b.day >= ${addDays(monday, -7 * WEEKS)} and b.day < ${monday}
    ),
    enough as (
      select monday, size from placed group by monday, size having count(*) >= ${BOXES_AT_LEAST}
    ),
    held as (
      select monday, size, (c ->> 'productId')::int as product_id, count(*) as boxes
      from placed p join enough using (monday, size)
        cross join lateral jsonb_array_elements(p.contents) c
      group by 1, 2, 3
    ),
    ranked as (
      select h.*, row_number() over (partition by monday, size order by boxes desc, product_id) as rank
      from held h
    )
    select r.monday::text as monday, r.size, ${shownNameOf()} as name
    from ranked r join products on products.id = r.product_id join (values ${sizes}) z(id, items) on z.id = r.size
    where r.rank <= z.items
    order by r.monday desc, r.size, r.rank`);
  const mondays = [...new Set(rows.map((row) => row.monday))];
  return mondays.map((of) => ({
    monday: of,
    sizes: BOX_SIZES.flatMap(({ id, label }) => {
      const goods = rows.filter((row) => row.monday === of && row.size === id);
      return goods.length > 0 ? [{ id, label, goods: goods.map(({ name }) => name) }] : [];
    }),
  }));
}
