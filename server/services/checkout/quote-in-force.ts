import { and, eq } from "drizzle-orm";
import type { ShownQuote } from "#shared/checkout/shown-quote.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import type { Deps } from "#server/deps.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";

/**
 * Whether the quote that the shopper saw is still the one their checkout's payment is for. Another tab or device may
 * have changed goods, day or address since, even without changing the total.
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
