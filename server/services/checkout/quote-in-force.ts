import { and, eq } from "drizzle-orm";
import type { ShownQuote } from "#shared/checkout/shown-quote.ts";
import { checkouts } from "#db/schema/checkout.ts";
import type { Deps } from "#server/deps.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";

/**
 * Whether the quote that the asker was shown is still the one that a payment of their checkout pays. Another
 * tab or device of theirs may have changed goods, day or address since, also without changing the sum.
 */
export async function isQuoteInForce(
  { db }: Pick<Deps, "db">,
  asker: Asker,
  { checkoutId, revision }: ShownQuote,
): Promise<boolean> {
  const [found] = await db
    .select({ revision: checkouts.revision })
    .from(checkouts)
    .where(and(eq(checkouts.id, checkoutId), ownCheckouts(asker)));
  return found?.revision === revision;
}
