import { and, eq, gt, inArray } from "drizzle-orm";
import type { Delivery } from "#shared/checkout/checkout.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import type { Deps } from "../../deps.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";
import { hasAddress } from "./settle-order.ts";

/** How long what was entered can be read back: long enough to pay, or give up, on a bank's own page. */
const READ_BACK_MS = 2 * HOUR_MS;

/**
 * What the shopper entered for their own unpaid order, for a page that was left for a payment that failed elsewhere.
 * Null for anyone else's checkout, for one that is paid, and two hours after it was entered.
 */
export async function getEnteredDelivery(
  { db, clock }: Pick<Deps, "db" | "clock">,
  asker: Asker,
  checkoutId: string,
): Promise<Delivery | null> {
  const [entered] = await db
    .select({ delivery: checkoutQuotes.delivery })
    .from(checkouts)
    .innerJoin(
      checkoutQuotes,
      and(
        eq(checkoutQuotes.checkoutId, checkouts.id),
        eq(checkoutQuotes.revision, checkouts.revision),
      ),
    )
    .where(
      and(
        eq(checkouts.id, checkoutId),
        ownCheckouts(asker),
        eq(checkouts.purpose, "order"),
        inArray(checkouts.state, ["held", "expired"]),
        gt(checkoutQuotes.createdAt, new Date(clock.now().getTime() - READ_BACK_MS)),
      ),
    );
  return entered && hasAddress(entered.delivery) ? entered.delivery : null;
}
