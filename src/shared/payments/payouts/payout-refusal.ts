/** Permanent provider refusals for an idempotency key: a retry must use the next attempt's key. */
export const MONEY_REFUSALS = [
  /** Insufficient available funds: ours or, for a reversal, the farm's. */
  "balance_insufficient",
  /** The farm's account cannot receive transfers at the moment. */
  "transfers_not_allowed",
  /** The account or the transfer no longer exists or is not accessible to us. */
  "gone",
  "other",
] as const;
export type MoneyRefusal = (typeof MONEY_REFUSALS)[number];
