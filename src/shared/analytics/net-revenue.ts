import { z } from "zod";
import type { LedgerAccount } from "../payments/ledger.ts";
import { tableInput } from "../platform/table/table.ts";
import { periodSchema } from "./analytics.ts";

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

/** Columns that the list of net revenue can be sorted by. */
export const REVENUE_SORTS = ["at", "amount"] as const;

/** A page of what net revenue is made of; a search is not possible, so `q` is ignored. */
export const revenueQuery = tableInput(REVENUE_SORTS).extend({
  /** The days on which it was booked. */
  period: periodSchema,
  account: z.enum(NET_REVENUE_ACCOUNTS).optional(),
});
export type RevenueQuery = z.output<typeof revenueQuery>;
