/** Why the provider will never do it under this key: the next try needs the next attempt. */
export const MONEY_REFUSALS = [
  /** Our balance has less than that available, or, for a reversal, the farm's. */
  "balance_insufficient",
  /** The farm's account may not be sent money now. */
  "transfers_not_allowed",
  /** The account, or the transfer, is gone or out of our reach. */
  "gone",
  "other",
] as const;
export type MoneyRefusal = (typeof MONEY_REFUSALS)[number];
