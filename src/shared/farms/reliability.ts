import type { RefundCause } from "../payments/refunds/refund-cause.ts";

/** What a farm brought of what was bought from it, and what came back. */
export type Reliability = {
  /** Orders with goods that the farm has said are ready, or short. */
  orders: number;
  /** Units that were to be brought, and those of them that were short. */
  asked: number;
  short: number;
  /** Units that came and were given back because of the goods, most first. */
  returned: { cause: RefundCause; units: number }[];
};

/** Orders from which on a share says something of a farm (product rule: below them no percentage). */
export const LEAST_ORDERS = 10;

/**
 * The shares of units that were brought, and of those that came back, from 0 to 1; null for too few orders, the
 * second also when nothing was brought.
 */
export function reliabilityRates({ orders, asked, short, returned }: Reliability) {
  const brought = asked - short;
  if (orders < LEAST_ORDERS || asked < 1) return null;
  const back = returned.reduce((sum, { units }) => sum + units, 0);
  return { brought: brought / asked, back: brought < 1 ? null : back / brought };
}
