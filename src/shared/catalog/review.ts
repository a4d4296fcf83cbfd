import { z } from "zod";
import { catalogReviewErrors as m } from "#messages/catalog-review-errors.ts";
import { atMost, longText } from "../fields.ts";
import { limits } from "../platform/limits.ts";

/** Stars that can be given, the best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

/** How a review stands, for those who answer and watch over them. */
export const REVIEW_STANDINGS = ["unanswered", "answered", "hidden"] as const;
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number];

/** Nobody is asked, and nobody can judge, before they had time to cook. */
export const REVIEW_AFTER_HOURS = 24;

/** From when on what was delivered then can be reviewed. */
export function reviewFrom(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + REVIEW_AFTER_HOURS * 3_600_000);
}

/** How a buyer is named beside a review: the first name and one letter. */
export function reviewerName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}

/** An average of ratings as it is shown: to one decimal. */
export function shownAverage(average: number): number {
  return Math.round(average * 10) / 10;
}

const productId = z.int32().positive();

/** What a buyer says about a product; the words are optional. */
export const reviewSchema = z.strictObject({
  productId,
  rating: z
    .int({ error: () => m.chooseStars })
    .min(1, { error: () => m.chooseStars })
    .max(5, { error: () => m.chooseStars }),
  text: longText.max(limits.reviewText, atMost(limits.reviewText)),
});
export type ReviewInput = z.output<typeof reviewSchema>;

/** Names the product whose own review is meant. */
export const ownReviewSchema = z.strictObject({ productId });

/** What a farm answers, once. */
export const reviewReplySchema = z.strictObject({
  id: z.uuid({ error: () => m.noReview }),
  farmId: z.int32().positive().optional(),
  text: longText.max(limits.reviewReply, atMost(limits.reviewReply)).min(1, {
    error: () => m.writeReply,
  }),
});

/** Why the team takes a review off the pages. */
export const hideReviewSchema = z.strictObject({
  id: z.uuid({ error: () => m.noReview }),
  reason: longText.max(limits.reviewReply, atMost(limits.reviewReply)).min(1, {
    error: () => m.sayWhy,
  }),
});
