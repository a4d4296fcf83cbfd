import type { RefundCause } from "../payments/refunds/refund-cause.ts";

/** How much of what was ordered a farm delivered, and how much was returned. */
export type Reliability = {
  /** Orders with goods that the farm has marked ready or short. */
  orders: number;
  /** Units ordered, and how many of them were short. */
  asked: number;
  short: number;
  /** Units delivered and later refunded because of quality, by cause, most first. */
  returned: { cause: RefundCause; units: number }[];
};

/** Minimum number of orders for a meaningful percentage (product rule: none is shown below it). */
export const LEAST_ORDERS = 10;

/**
 * The shares of units delivered and of units returned, from 0 to 1; null for too few orders, and the second also if
 * nothing was delivered.
 */
export function reliabilityRates({ orders, asked, short, returned }: Reliability) {
  const brought = asked - short;
  if (orders < LEAST_ORDERS || asked < 1) return null;
  const back = returned.reduce((sum, { units }) => sum + units, 0);
  return { brought: brought / asked, back: brought < 1 ? null : back / brought };
}
