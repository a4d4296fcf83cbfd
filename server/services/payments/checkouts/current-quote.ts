import { and, eq } from "drizzle-orm";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";

/** Joins a checkout with its current quote, the one of its revision; the earlier ones are kept. */
export const CURRENT_QUOTE = and(
  eq(checkoutQuotes.checkoutId, checkouts.id),
  eq(checkoutQuotes.revision, checkouts.revision),
);
