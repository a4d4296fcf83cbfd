import { and, eq } from "drizzle-orm";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import type { Deps } from "../../deps.ts";
import type { Asker } from "../payments/checkouts/checkout-row.ts";
import { CURRENT_QUOTE } from "../payments/checkouts/current-quote.ts";
import { readableBy } from "../payments/checkouts/entered.ts";
import { hasAddress } from "./settle-order.ts";

/**
 * What the shopper entered for their own unpaid order, for a page that was left for a payment that failed elsewhere.
 * Null for anyone else's checkout, for one that is paid, and two hours after it was entered.
 */
export async function getEnteredDelivery(
  deps: Pick<Deps, "db" | "clock">,
  asker: Asker,
  checkoutId: string,
): Promise<Delivery | null> {
  const [entered] = await deps.db
    .select({ delivery: checkoutQuotes.delivery })
    .from(checkouts)
    .innerJoin(checkoutQuotes, CURRENT_QUOTE)
    .where(
      and(eq(checkouts.id, checkoutId), eq(checkouts.purpose, "order"), readableBy(deps, asker)),
    );
  return entered && hasAddress(entered.delivery) ? entered.delivery : null;
}
