import { and, countDistinct, desc, eq, gt, gte, inArray, ne, not, or } from "drizzle-orm";
import { ORDERED_DAYS } from "#shared/catalog/recipes/recipes.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { recipeIngredients, recipes } from "#db/schema/catalog/recipes.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { comesAgain, STANDS } from "../../platform/standing-orders.ts";
import { WAS_DONATED } from "../donated.ts";
import { unitsCameOfLine } from "../units/units-came.ts";

/** How many of a customer's latest orders are considered. */
const LATEST_ORDERS = 10;

/** What a customer could cook with: goods on their way or delivered lately. */
export type RecipesOrdered = {
  /** Whether there are any such goods, used in a recipe or not. */
  hasGoods: boolean;
  /** Each recipe that uses some of them, with how many. */
  recipes: { slug: string; ordered: number }[];
};

/**
 * Which recipes use what a user ordered, from orders to come and those delivered in the last `ORDERED_DAYS` days.
 * Goods that did not come, were taken off, or were donated do not count.
 */
export async function recipesOrdered(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<RecipesOrdered> {
  const today = businessDayAt(clock.now());
  const since = addDays(today, -ORDERED_DAYS);
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gte(orders.deliveryDay, since),
        STANDS,
        or(ne(orders.state, "failed_delivery"), comesAgain(today)),
        not(WAS_DONATED),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(LATEST_ORDERS);
  const goods = db.$with("goods").as(
    db
      .selectDistinct({ productId: orderLines.productId })
      .from(orderLines)
      .where(and(inArray(orderLines.orderId, latest), gt(unitsCameOfLine, 0))),
  );
  const rows = await db
    .with(goods)
    .select({ slug: recipes.slug, ordered: countDistinct(recipeIngredients.productId) })
    .from(goods)
    .leftJoin(recipeIngredients, eq(recipeIngredients.productId, goods.productId))
    .leftJoin(recipes, eq(recipes.id, recipeIngredients.recipeId))
    .groupBy(recipes.id);
  return {
    hasGoods: rows.length > 0,
    recipes: rows.flatMap(({ slug, ordered }) => (slug === null ? [] : [{ slug, ordered }])),
  };
}
