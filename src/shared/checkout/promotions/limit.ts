import { checkoutPromotions as m } from "#messages/checkout-promotions.ts";
import { wordTable } from "../../labeled.ts";
import { cents, formatUsd, sumCents } from "../../money.ts";
import { formatDayShort } from "../../time.ts";
import { type CoveredGoods, coveredOf, type Promotion } from "./promotion.ts";

/**
 * Why the database refuses one more use of a code (`limit_of_promotion`): it was ended, has been used as often as it
 * can be, by this person, is not for their first order, is the one they give to friends; or a limit that only the address of email that they typed
 * reaches, of which a stranger must not learn.
 */
export const PROMOTION_LIMITS = [
  "ended",
  "used_up",
  "used_by_you",
  "first_order",
  "own_code",
  "not_here",
] as const;
export type PromotionLimit = (typeof PROMOTION_LIMITS)[number];

/** The same in the reader's words. */
export const PROMOTION_LIMIT_WORDS = wordTable(PROMOTION_LIMITS, () => m.limits);

/** The day on which someone asks, and the limit that stands against them. */
export type Asking = { day: string; limit: PromotionLimit | null };

/** Why a code does not count for a cart, in the reader's words; null where it does. */
export function whyNot(
  promotion: Promotion,
  goods: readonly CoveredGoods[],
  asking: Asking,
): string | null {
  const { startsOn, endsOn, minimum } = promotion;
  const price = sumCents(coveredOf(promotion, goods));
  if (asking.limit === "ended") return PROMOTION_LIMIT_WORDS.ended;
  if (startsOn !== null && asking.day < startsOn) return m.startsOn(formatDayShort(startsOn));
  if (endsOn !== null && asking.day > endsOn) return m.expiredOn(formatDayShort(endsOn));
  if (asking.limit !== null) return PROMOTION_LIMIT_WORDS[asking.limit];
  if (price === 0) return m.otherGoods;
  if (price < minimum) return m.addMore(formatUsd(cents(minimum - price)));
  return null;
}
