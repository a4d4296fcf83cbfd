import { checkoutPromotions as m } from "#messages/checkout/promotions.ts";
import { wordTable } from "../../labeled.ts";
import { cents, formatUsd, sumCents } from "../../money.ts";
import { formatDayShort } from "../../time.ts";
import { type CoveredGoods, coveredOf, type Promotion } from "./promotion.ts";

/**
 * Why the database refuses another use of a code (`limit_of_promotion`): the code has ended, is used up overall or by
 * this person, is only for a first order, or is the customer's own referral code. `not_here` stands for a limit that is
 * known only from the email address entered, so that a stranger does not learn about that address.
 */
const PROMOTION_LIMITS = [
  "ended",
  "used_up",
  "used_by_you",
  "first_order",
  "own_code",
  "not_here",
] as const;
export type PromotionLimit = (typeof PROMOTION_LIMITS)[number];

/** The limits in the reader's language. */
export const PROMOTION_LIMIT_WORDS = wordTable(PROMOTION_LIMITS, () => m.limits);

/** The day of the request, and the limit that applies to the customer. */
export type Asking = { day: string; limit: PromotionLimit | null };

/** Why a code does not apply to a cart, in the reader's language; null if it does. */
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
