import { eq } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import type { Tx } from "#db/client.ts";
import type { Checkout } from "./checkout-row.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** The longest a charge of a saved card may take; the provider's client times out long before. */
const LEASE_MS = MINUTE_MS;

/**
 * Leases a checkout to the process that is about to charge its saved card. The sweeper skips it, and an
 * "unpaid" report from the provider does not end the charge in the meantime. Unlike the sweeper's claims, a
 * lease does not count as a failed check.
 */
export async function leaseForCharge(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  const checkAfter = new Date(now.getTime() + LEASE_MS);
  const isThis = eq(checkouts.id, checkoutId);
  await tx.update(checkouts).set({ checkFailures: 0, checkAfter }).where(isThis);
}

/** Whether a process may still be waiting for the provider's response to a saved-card charge. */
export function isBeingCharged(
  { state, checkFailures, checkAfter }: Pick<Checkout, "state" | "checkFailures" | "checkAfter">,
  now: Date,
): boolean {
  return state === "processing" && checkFailures === 0 && checkAfter !== null && checkAfter > now;
}
