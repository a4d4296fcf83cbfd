import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import type { Checkout } from "./checkout-row.ts";
import { finalizeIntent } from "../finalize.ts";
import { cancelKnown } from "../intents/intent-rows.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/**
 * Ends a checkout whose hold has expired. Cancels the payment before releasing the goods, so that nobody pays
 * for goods that are gone. If the provider refuses to cancel because it was paid, places the order instead.
 */
export async function expireCheckout(deps: Deps, checkout: Checkout): Promise<void> {
  if (await cancelPayment(deps, checkout)) {
    await release(deps, checkout, lte(checkouts.holdExpiresAt, deps.clock.now()));
  }
}

/**
 * Like `expireCheckout`, for a hold that has not expired yet. Does nothing if the shopper has renewed it since
 * the row was read.
 */
export async function endCheckout(deps: Deps, checkout: Checkout): Promise<void> {
  if (await cancelPayment(deps, checkout)) {
    const asRead = sql`date_trunc('milliseconds', ${checkouts.holdExpiresAt}) = ${checkout.holdExpiresAt.toISOString()}::timestamptz`;
    await release(deps, checkout, asRead);
  }
}

/** Like `endCheckout`, for a checkout that was held only moments ago. */
export async function endCheckoutOf(deps: Deps, id: string): Promise<void> {
  const [checkout] = await deps.db.select().from(checkouts).where(eq(checkouts.id, id));
  if (checkout) await endCheckout(deps, checkout);
}

/** Whether its payment can no longer bring in money. */
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

async function release(deps: Deps, checkout: Checkout, stillSo: SQL): Promise<void> {
  const intent = checkout.paymentIntentId;
  const asRead = intent ? eq(checkouts.paymentIntentId, intent) : isNull(checkouts.paymentIntentId);
  await inTransaction(deps.db, (tx) => releaseIn(deps, tx, checkout, and(stillSo, asRead)));
}

/**
 * Releases what a checkout holds in the caller's transaction, if it is still held and meets the condition. Its payment
 * is not canceled.
 */
export async function releaseIn(
  { purposes }: Pick<Deps, "purposes">,
  tx: Tx,
  { id, purpose }: Checkout,
  stillSo?: SQL,
): Promise<void> {
  const isThis = and(eq(checkouts.id, id), stillSo);
  const expired = await advanceAll(tx, lifecycles.checkout, "expire", isThis);
  if (expired.length > 0) await purposes[purpose].release(tx, id);
}
