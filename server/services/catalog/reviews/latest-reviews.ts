import { and, desc, eq, ne, sql } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import type { Deps } from "../../../deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { shownNameOf } from "../../platform/people/shown-name.ts";
import { isPublished } from "./published.ts";
import { type ShownReview, shownReview } from "./product-reviews.ts";

/** A review with the product and the farm that it is about. */
export type LatestReview = ShownReview & {
  product: { id: number; name: string };
  farmName: string;
};

/**
 * The latest published reviews with words, of whatever rating: choosing the good ones would mislead. Only of products
 * in the shop whose own page shows its reviews. `most` is how many to return.
 */
export async function latestReviews(deps: Pick<Deps, "db">, most: number): Promise<LatestReview[]> {
  const { reviewsAtLeast } = await getSettings(deps);
  const rows = await deps.db
    .select({
      review: productReviews,
      firstName: users.firstName,
      lastName: users.lastName,
      product: { id: products.id, name: shownNameOf() },
      farmName: farms.name,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(farms, eq(farms.id, products.farmId))
    .innerJoin(users, eq(users.id, productReviews.userId))
    .where(
      and(
        isPublished(),
        ne(productReviews.text, ""),
        eq(products.visible, true),
        ne(farms.status, "suspended"),
        sql`(select count(*) from product_reviews same
          where same.product_id = ${products.id} and ${isPublished("same")}) >= ${reviewsAtLeast}`,
      ),
    )
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .limit(most);
  return rows.map(({ product, farmName, ...row }) => ({ ...shownReview(row), product, farmName }));
}
