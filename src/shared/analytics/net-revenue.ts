import type { LedgerAccount } from "../payments/ledger.ts";

/**
 * The ledger accounts that make up net revenue: what the market earns itself, less what it gives away and bears of
 * refunds. Costs of running it, such as card fees and disputes, are not among them, nor what carriers owe it.
 */
export const NET_REVENUE_ACCOUNTS = [
  "commission",
  "delivery_fees",
  "other_income",
  "box_gifts",
  "promotions",
  "referrals",
  "goodwill",
  "market_losses",
] as const satisfies readonly LedgerAccount[];
