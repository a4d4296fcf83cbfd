import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { catalogReviewErrors as m } from "#messages/catalog/reviews/review-errors.ts";
import type { ReviewInput } from "#shared/catalog/review.ts";
import { DomainError } from "#shared/errors.ts";
import { productReviews } from "#db/schema/catalog/reviews.ts";
import type { Deps } from "../../../deps.ts";
import { isByMember } from "./published.ts";

/** The user's own reviews of these products. */
export async function ownReviews(
  { db }: Pick<Deps, "db">,
  userId: string,
  productIds: readonly number[],
) {
  const rows = await db
    .select({ ...getTableColumns(productReviews), isByMember: isByMember() })
    .from(productReviews)
    .where(
      and(eq(productReviews.userId, userId), inArray(productReviews.productId, [...productIds])),
    );
  return rows.map(({ productId, rating, text, hiddenReason, ...row }) => ({
    productId,
    rating,
    text,
    hiddenReason,
    isByMember: row.isByMember,
  }));
}
/** A user's own review of a product; `hiddenReason` is the team's if it is hidden, else null. */
export type OwnReview = Awaited<ReturnType<typeof ownReviews>>[number];

/**
 * Saves the user's review of a product, whoever they are: `writeReview` in the orders' room asks whether they bought
 * it. A new review replaces the old one and, if text or rating changed, removes the farm's reply.
 */
export async function saveReview(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  { productId, rating, text }: ReviewInput,
): Promise<void> {
  const now = clock.now();
  const review = { rating, text, writtenAt: now };
  await db
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
