import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";
import { HIDDEN_RANK, type Placed, shopOrder } from "#shared/catalog/shop/shop-order.ts";
import { unitsLeft } from "../cards/cards.ts";
import type { CatalogDeps } from "../today.ts";

/** Goods count as fresh if units were received today or within this many days before. */
const FRESH_DAYS = 2;
/** Ranks written per statement, which limits how long other writers of products have to wait. */
const BATCH = 500;

type Row = Placed & { rank: number; visible: boolean };

/**
 * Updates the rank of every product to today's recommended order (`shopOrder`). Writes only ranks
 * that change, and returns how many did. Can be repeated at any time but must not run concurrently:
 * it reads and then writes, so the run that read first could write last. The job `reorder_shop`
 * therefore has a queue of its own.
 */
export async function reorderShop(deps: CatalogDeps): Promise<number> {
  const sql = deps.db.$client;
  const today = businessDayAt(deps.clock.now());
  const freshSince = startOfBusinessDay(addDays(today, -FRESH_DAYS)).toISOString();
  const rows = await sql<Row[]>`
    select p.id, p.farm_id as "farmId", p.season_months as "seasonMonths", p.rank, p.visible,
      p.featured_until::text as "featuredUntil", ${unitsLeft(sql)} > 0 as "isAvailable",
      coalesce((select m.created_at >= ${freshSince} from stock_movements m
        where m.product_id = p.id and m.cause = 'received'
        order by m.id desc limit 1), false) as "isFresh"
    from products p where p.visible or p.rank < ${HIDDEN_RANK} order by p.id`;
  const order = shopOrder(
    rows.filter(({ visible }) => visible),
    today,
  );
  const moved = rows.flatMap(({ id, rank }) => {
    const place = order.get(id) ?? HIDDEN_RANK + id;
    return place === rank ? [] : [{ id, place }];
  });
  for (let from = 0; from < moved.length; from += BATCH) {
    const batch = moved.slice(from, from + BATCH);
    await sql`
      with locked as (
        select id from products where id = any(${batch.map(({ id }) => id)}::int[]) order by id for update)
      update products p set rank = moved.place
      from unnest(${batch.map(({ id }) => id)}::int[], ${batch.map(({ place }) => place)}::int[]) as moved(id, place)
        join locked using (id)
      where p.id = moved.id`;
  }
  return moved.length;
}
