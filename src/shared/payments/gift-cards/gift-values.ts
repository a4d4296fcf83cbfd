import { cents } from "../../money.ts";

/** The minimum and maximum value of a gift card, and the values the page offers (decision 054). */
export const GIFT_LEAST = cents(1_000);
export const GIFT_MOST = cents(50_000);
export const GIFT_CHOICES = [2_500, 5_000, 10_000, 20_000].map(cents);

/**
 * A gift card balance below this is paid out in cash on request: California Civil Code 1749.5(b), as amended by SB
 * 22 (ch. 207 of 2025), from April 1, 2026.
 */
export const GIFT_CASH_UNDER = cents(1_500);
