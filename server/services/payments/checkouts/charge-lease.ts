import { eq } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout.ts";
import type { Tx } from "#db/client.ts";
import type { Checkout } from "./checkout-row.ts";

/** How long a saved card is being charged at the most: the provider's client gives up long before. */
const LEASE_MS = 60_000;

/**
 * Keeps a checkout for the process that is about to charge its saved card: the sweeper leaves it alone,
 * and what the provider says of the payment meanwhile, which is "not paid", does not end the charge.
 * The sweeper's own claims count a failure with them; a lease counts none.
 */
export async function leaseForCharge(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  const checkAfter = new Date(now.getTime() + LEASE_MS);
  const isThis = eq(checkouts.id, checkoutId);
  await tx.update(checkouts).set({ checkFailures: 0, checkAfter }).where(isThis);
}

/** Whether a process may still be waiting for the provider's answer to the charge of a saved card. */
export function isBeingCharged(
  { state, checkFailures, checkAfter }: Pick<Checkout, "state" | "checkFailures" | "checkAfter">,
  now: Date,
): boolean {
  return state === "processing" && checkFailures === 0 && checkAfter !== null && checkAfter > now;
}
