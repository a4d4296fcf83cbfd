import { and, avg, count, desc, eq, ne, sql } from "drizzle-orm";
import { shownAverage } from "#shared/catalog/review.ts";
import { users } from "#db/schema/accounts/users.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import type { Deps } from "../../../deps.ts";
import { isPublished } from "./published.ts";
import { type ShownReview, shownReview } from "./product-reviews.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { shownNameOf } from "../../platform/people/shown-name.ts";

/** A farm's published reviews, with their number and average. */
export type FarmReviews = {
  count: number;
  /** Null if there are no published reviews. */
  average: number | null;
  reviews: (ShownReview & { product: { id: number; name: string; isGone: boolean } })[];
};

/**
 * Reviews of a farm's products, newest first. Like the product pages, it shows only products with as many reviews as
 * the settings require. Retired products are included.
 */
export async function reviewsOfFarm(
  deps: Pick<Deps, "db">,
  { farmId, shown }: { farmId: number; shown: number },
): Promise<FarmReviews> {
  const { db } = deps;
  const { reviewsAtLeast } = await getSettings(deps);
  const isShown = and(
    ne(farms.status, "suspended"),
    isPublished(),
    sql`${productReviews.productId} in (
      select own.id from products own where own.farm_id = ${farmId} and (
        select count(*) from product_reviews same
        where same.product_id = own.id and ${isPublished("same")}) >= ${reviewsAtLeast})`,
  );
  const [[sum], rows] = await Promise.all([
    db
      .select({ count: count(), average: avg(productReviews.rating) })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .innerJoin(farms, eq(farms.id, products.farmId))
      .where(isShown),
    db
      .select({
        review: productReviews,
        firstName: users.firstName,
        lastName: users.lastName,
        product: { id: products.id, name: shownNameOf(), status: products.status },
      })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .innerJoin(farms, eq(farms.id, products.farmId))
      .innerJoin(users, eq(users.id, productReviews.userId))
      .where(isShown)
      .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
      .limit(shown),
  ]);
  return {
    count: sum?.count ?? 0,
    average: sum?.count ? shownAverage(Number(sum.average)) : null,
    reviews: rows.map(({ product: { id, name, status }, ...row }) => ({
      ...shownReview(row),
      product: { id, name, isGone: status === "retired" },
    })),
  };
}
