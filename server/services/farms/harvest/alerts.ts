import { and, count, eq, isNull } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import { LOW_STOCK } from "#shared/catalog/catalog.ts";
import type { Day } from "#shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { unitsLeft } from "../../catalog/cards/cards.ts";
import { isPublished } from "../../catalog/reviews/published.ts";
import { shownName } from "../../platform/people/shown-name.ts";

/** Low-stock products listed by name; beyond that, only the total is shown. */
const NAMED = 3;

/** A farm's open tasks besides its harvest. */
export type FarmAlerts = {
  /** Visible products in season with few or no units left, fewest first. */
  low: { named: { id: number; name: string; left: number }[]; total: number };
  /** Published reviews without a reply from the farm. */
  unanswered: number;
  /** Questions that the farm can answer: without hidden ones, and none while it is suspended. */
  questions: number;
};

/** Reads a farm's open tasks. Out-of-season products are omitted, since they are expected to be sold out. */
export async function farmAlerts(
  { db }: Pick<Deps, "db">,
  farmId: number,
  today: Day,
): Promise<FarmAlerts> {
  const driver = db.$client;
  const month = Number(today.slice(5, 7));
  const low = await driver<{ id: number; name: string; left: number; total: number }[]>`
    select p.id, ${shownName(driver)} as name, units.left, (count(*) over ())::int as total
    from products p cross join lateral (select ${unitsLeft(driver)} as left) units
    where p.farm_id = ${farmId} and p.visible and p.season_months @> array[${month}::int]
      and units.left <= ${LOW_STOCK}
    order by units.left, lower(p.name), p.id limit ${NAMED}`;
  const [waiting] = await db
    .select({ reviews: count() })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(and(eq(products.farmId, farmId), isNull(productReviews.reply), isPublished()));
  const [asked] = await driver<{ questions: number }[]>`
    select count(*)::int as questions from farm_questions q join farms f on f.id = q.farm_id
    where q.farm_id = ${farmId} and q.answer is null and q.hidden_at is null and f.status <> 'suspended'`;
  return {
    low: {
      named: low.map(({ id, name, left }) => ({ id, name, left })),
      total: low[0]?.total ?? 0,
    },
    unanswered: waiting?.reviews ?? 0,
    questions: asked?.questions ?? 0,
  };
}
