import { and, avg, count, desc, eq, sql } from "drizzle-orm";
import { reviewerName, shownAverage } from "#shared/catalog/review.ts";
import { businessDayAt } from "#shared/time.ts";
import { users } from "#db/schema/accounts/users.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import type { Deps } from "../../../deps.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { isPublished } from "./published.ts";

/** A review as the public sees it. */
export type ShownReview = {
  id: string;
  /** First name and last initial: `Ana L.` */
  by: string;
  /** `YYYY-MM` */
  month: string;
  rating: number;
  text: string;
  reply: { text: string; month: string } | null;
};

/** A product's published reviews. */
export type ProductReviews = {
  /** The number of published reviews, and how many are required before any are shown. */
  count: number;
  atLeast: number;
  /** Null if there are too few. */
  average: number | null;
  reviews: ShownReview[];
};

const monthOf = (instant: Date) => businessDayAt(instant).slice(0, 7);

/** Condition on `product_reviews`: of a suspended farm only the name is public. */
const isFarmShown = sql`exists (
  select from products own join farms on farms.id = own.farm_id
  where own.id = product_reviews.product_id and farms.status <> 'suspended')`;

/**
 * A product's published reviews, newest first; none until it has as many as the settings require,
 * and none while its farm is suspended. `shown` is how many to return.
 */
export async function reviewsOfProduct(
  deps: Pick<Deps, "db">,
  { id, shown }: { id: number; shown: number },
): Promise<ProductReviews> {
  const { db } = deps;
  const isShown = and(eq(productReviews.productId, id), isPublished(), isFarmShown);
  const [{ reviewsAtLeast: atLeast }, [sum]] = await Promise.all([
    getSettings(deps),
    db
      .select({ count: count(), average: avg(productReviews.rating) })
      .from(productReviews)
      .where(isShown),
  ]);
  const found = { count: sum?.count ?? 0, atLeast };
  if (found.count === 0 || found.count < atLeast) return { ...found, average: null, reviews: [] };
  const rows = await db
    .select({ review: productReviews, firstName: users.firstName, lastName: users.lastName })
    .from(productReviews)
    .innerJoin(users, eq(users.id, productReviews.userId))
    .where(isShown)
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .limit(shown);
  return {
    ...found,
    average: shownAverage(Number(sum?.average)),
    reviews: rows.map(shownReview),
  };
}

type Written = Pick<typeof users.$inferSelect, "firstName" | "lastName"> & {
  review: typeof productReviews.$inferSelect;
};

/** A stored review as the public sees it. */
export function shownReview({ review, firstName, lastName }: Written): ShownReview {
  return {
    id: review.id,
    by: reviewerName(firstName, lastName),
    month: monthOf(review.createdAt),
    rating: review.rating,
    text: review.text,
    reply:
      review.reply === null || review.repliedAt === null
        ? null
        : { text: review.reply, month: monthOf(review.repliedAt) },
  };
}
