import { and, eq, gt, inArray, isNotNull, isNull, min, not, sql } from "drizzle-orm";
import { catalogReviewErrors as m } from "#messages/catalog-review-errors.ts";
import { reviewFrom, type ReviewInput } from "#shared/catalog/review.ts";
import { DomainError } from "#shared/errors.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { WAS_DONATED } from "../donated.ts";
import { unitsCameOfLine } from "../units-came.ts";

/** When a product was first delivered to the user, not counting donated boxes; null if it never was. */
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
      ),
    );
  return found?.at ?? null;
}

/** The user's own reviews of these products. */
export async function ownReviews(
  { db }: Pick<Deps, "db">,
  userId: string,
  productIds: readonly number[],
) {
  const rows = await db
    .select()
    .from(productReviews)
    .where(
      and(eq(productReviews.userId, userId), inArray(productReviews.productId, [...productIds])),
    );
  return rows.map(({ productId, rating, text, hiddenReason }) => ({
    productId,
    rating,
    text,
    hiddenReason,
  }));
}
/** A user's own review of a product; `hiddenReason` is the team's if it is hidden, else null. */
export type OwnReview = Awaited<ReturnType<typeof ownReviews>>[number];

/** Whether the user may review a product now, must wait, or never received it; and their review, if any. */
export async function ownReview(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
  productId: number,
): Promise<{ may: "write" | "wait" | "no"; review: OwnReview | null }> {
  const [came, [review]] = await Promise.all([
    firstCame(deps.db, userId, productId),
    ownReviews(deps, userId, [productId]),
  ]);
  if (!came) return { may: "no", review: review ?? null };
  return { may: isOver(deps, came) ? "write" : "wait", review: review ?? null };
}

const isOver = ({ clock }: Pick<Deps, "clock">, came: Date) => clock.now() >= reviewFrom(came);

/**
 * Saves a buyer's review of a product. A new one replaces the old one and, if text or rating changed, removes the
 * farm's reply. Throws `forbidden` if the product was never delivered to the user, and `conflict` earlier than
 * `REVIEW_AFTER_HOURS` after its first delivery.
 */
export async function writeReview(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
  { productId, rating, text }: ReviewInput,
): Promise<void> {
  const came = await firstCame(deps.db, userId, productId);
  if (!came) throw new DomainError("forbidden", m.onlyBuyers);
  if (!isOver(deps, came)) throw new DomainError("conflict", m.tooEarly);
  const now = deps.clock.now();
  const review = { rating, text, writtenAt: now };
  await deps.db
    .insert(productReviews)
    .values({ ...review, productId, userId, createdAt: now })
    .onConflictDoUpdate({
      target: [productReviews.productId, productReviews.userId],
      set: { ...review, reply: keptReply(reply), repliedAt: keptReply(repliedAt) },
    });
}

const { reply, repliedAt } = productReviews;

/** The farm's reply to a resubmitted review, kept only if text and rating are unchanged. */
const keptReply = (column: typeof reply | typeof repliedAt) =>
  sql`case when ${productReviews.text} = excluded.text and ${productReviews.rating} = excluded.rating
    then ${column} end`;

/**
 * Removes the user's own review and the farm's reply. If the team has hidden the review, only its text is removed and
 * the row stays, so that a new review by the user stays hidden; its rating does not count. Throws `not_found`.
 */
export async function removeReview(
  { db }: Pick<Deps, "db">,
  userId: string,
  productId: number,
): Promise<void> {
  const isTheirs = and(eq(productReviews.userId, userId), eq(productReviews.productId, productId));
  const { id, hiddenAt } = productReviews;
  // Hidden ones first: a review that the team hides between the two statements is then not deleted.
  const emptied = await db
    .update(productReviews)
    .set({ text: "", reply: null, repliedAt: null })
    .where(and(isTheirs, isNotNull(hiddenAt)))
    .returning({ id });
  const removed = await db
    .delete(productReviews)
    .where(and(isTheirs, isNull(hiddenAt)))
    .returning({ id });
  if (emptied.length + removed.length === 0) throw new DomainError("not_found", m.noReview);
}
