import { and, eq, gt, min, not } from "drizzle-orm";
import { catalogReviewErrors as m } from "#messages/catalog/reviews/review-errors.ts";
import { reviewFrom, type ReviewInput } from "#shared/catalog/review.ts";
import { DomainError } from "#shared/errors.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type OwnReview, ownReviews, saveReview } from "../../catalog/reviews/own-reviews.ts";
import { WAS_DONATED } from "../donated.ts";
import { unitsCameOfLine } from "../units/units-came.ts";
import { isOfOwnFarm } from "./own-farm.ts";

/**
 * When a product was first delivered to the user, not counting donated boxes; null if it never was, or if it is of the
 * user's own farm.
 */
async function firstCame(db: Db, userId: string, productId: number): Promise<Date | null> {
  const [found] = await db
    .select({ at: min(orderHistory.createdAt) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(
      orderHistory,
      and(eq(orderHistory.orderId, orders.id), eq(orderHistory.to, "delivered")),
    )
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderLines.productId, productId),
        gt(unitsCameOfLine, 0),
        not(WAS_DONATED),
        not(isOfOwnFarm(userId)),
      ),
    );
  return found?.at ?? null;
}

/**
 * Whether the user may review a product now, must wait, or never received it; and their review, if any, which is not
 * public (`own_farm`) while they belong to the product's farm.
 */
export async function ownReview(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
  productId: number,
): Promise<{ may: "write" | "wait" | "no" | "own_farm"; review: OwnReview | null }> {
  const [came, [review]] = await Promise.all([
    firstCame(deps.db, userId, productId),
    ownReviews(deps, userId, [productId]),
  ]);
  if (!came) return { may: review?.isByMember ? "own_farm" : "no", review: review ?? null };
  return { may: isOver(deps, came) ? "write" : "wait", review: review ?? null };
}

const isOver = ({ clock }: Pick<Deps, "clock">, came: Date) => clock.now() >= reviewFrom(came);

/**
 * Saves a buyer's review of a product. A new one replaces the old one and, if text or rating changed, removes the
 * farm's reply. Throws `forbidden` if the product was never delivered to the user or is of their own farm, and `conflict` earlier than
 * `REVIEW_AFTER_HOURS` after its first delivery.
 */
export async function writeReview(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
  input: ReviewInput,
): Promise<void> {
  const came = await firstCame(deps.db, userId, input.productId);
  if (!came) throw new DomainError("forbidden", m.onlyBuyers);
  if (!isOver(deps, came)) throw new DomainError("conflict", m.tooEarly);
  await saveReview(deps, userId, input);
}
