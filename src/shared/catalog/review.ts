import { z } from "zod";
import { catalogReviewErrors as m } from "#messages/catalog/reviews/review-errors.ts";
import { HOUR_MS } from "../durations.ts";
import { atMost, longText, namedFarm } from "../fields.ts";
import { limits } from "../platform/limits.ts";

/** Possible ratings in stars, best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

/** Review states, for farms that reply and for the team that moderates. */
export const REVIEW_STANDINGS = ["unanswered", "answered", "hidden"] as const;
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number];

/** Time to cook before a review is requested or accepted. */
export const REVIEW_AFTER_HOURS = 24;

/** The time from which goods delivered at `deliveredAt` can be reviewed. */
export function reviewFrom(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + REVIEW_AFTER_HOURS * HOUR_MS);
}

/** How a reviewer is named: first name and last initial. */
export function reviewerName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}

/** An average rating rounded for display, to one decimal. */
export function shownAverage(average: number): number {
  return Math.round(average * 10) / 10;
}

const productId = z.int32().positive();

/** A buyer's review of a product; the text is optional. */
export const reviewSchema = z.strictObject({
  productId,
  rating: z
    .int({ error: () => m.chooseStars })
    .min(1, { error: () => m.chooseStars })
    .max(5, { error: () => m.chooseStars }),
  text: longText.max(limits.reviewText, atMost(limits.reviewText)),
});
export type ReviewInput = z.output<typeof reviewSchema>;

/** Identifies the product whose review by the current user is requested. */
export const ownReviewSchema = z.strictObject({ productId });

/** A farm's reply to a review, allowed once. */
export const reviewReplySchema = z.strictObject({
  id: z.uuid({ error: () => m.noReview }),
  ...namedFarm,
  text: longText.max(limits.reviewReply, atMost(limits.reviewReply)).min(1, {
    error: () => m.writeReply,
  }),
});

/** The team's reason for hiding a review. */
export const hideReviewSchema = z.strictObject({
  id: z.uuid({ error: () => m.noReview }),
  reason: longText.max(limits.reviewReply, atMost(limits.reviewReply)).min(1, {
    error: () => m.sayWhy,
  }),
});
