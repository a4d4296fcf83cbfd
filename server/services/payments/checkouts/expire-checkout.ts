import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import type { Checkout } from "./checkout-row.ts";
import { finalizeIntent } from "../finalize.ts";
import { cancelKnown } from "../intents/intent-rows.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/**
 * Ends a checkout whose hold has run out. The payment is canceled first and the goods are released
 * second, so that no one pays for goods that are gone; when the provider refuses to cancel because it
 * is paid, the order is placed instead.
 */
export async function expireCheckout(deps: Deps, checkout: Checkout): Promise<void> {
  if (await cancelPayment(deps, checkout)) {
    await release(deps, checkout, lte(checkouts.holdExpiresAt, deps.clock.now()));
  }
}

/**
 * As `expireCheckout`, for a hold that has not run out yet: it ends unless its shopper has renewed it
 * since the row was read.
 */
export async function endCheckout(deps: Deps, checkout: Checkout): Promise<void> {
  if (await cancelPayment(deps, checkout)) {
    const asRead = sql`date_trunc('milliseconds', ${checkouts.holdExpiresAt}) = ${checkout.holdExpiresAt.toISOString()}::timestamptz`;
    await release(deps, checkout, asRead);
  }
}

/** As `endCheckout`, for one that was only just held. */
export async function endCheckoutOf(deps: Deps, id: string): Promise<void> {
  const [checkout] = await deps.db.select().from(checkouts).where(eq(checkouts.id, id));
  if (checkout) await endCheckout(deps, checkout);
}

/** Whether no money can come of its payment any more. */
async function cancelPayment(deps: Deps, { id, paymentIntentId }: Checkout): Promise<boolean> {
  if (!paymentIntentId) return true;
  const intent = await cancelKnown(deps, paymentIntentId);
  if (!intent) {
    deps.log.error(
      { checkoutId: id, intentId: paymentIntentId },
      "the provider does not know a payment of ours; its goods are released",
    );
    return true;
  }
  if (intent.state === "canceled") return true;
  await finalizeIntent(deps, intent.id, "expiry");
  return false;
}

async function release({ db, purposes }: Deps, checkout: Checkout, stillSo: SQL): Promise<void> {
  const intent = checkout.paymentIntentId;
  await inTransaction(db, async (tx) => {
    const isThis = and(
      eq(checkouts.id, checkout.id),
      stillSo,
      intent ? eq(checkouts.paymentIntentId, intent) : isNull(checkouts.paymentIntentId),
    );
    const expired = await advanceAll(tx, lifecycles.checkout, "expire", isThis);
    if (expired.length === 0) return;
    await purposes[checkout.purpose].release(tx, checkout.id);
  });
}
