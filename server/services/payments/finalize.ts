import { eq, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { checkoutLifecycle } from "#shared/orders/order.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql-instant.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Intent } from "../../payments/port.ts";
import { type Checkout, moveCheckout } from "./checkouts/checkout-row.ts";
import { readSettings } from "../platform/settings.ts";
import type { Outcome } from "./settling/settling.ts";

/**
 * The one finalizer: process-order, the webhook and the sweeper all end here. It reads the payment
 * afresh from the provider, then does what the checkout is for (places the order, activates the
 * membership, writes the receipt), or returns what was done already, or gives the money back when
 * what was paid for is gone. Running it any number of times has the effect of once.
 * `cause` goes into the order's history. Throws `not_found` for a payment that is not ours.
 */
export async function finalizeIntent(
  deps: Deps,
  intentId: string,
  cause: string,
): Promise<Outcome> {
  const intent = await deps.payments.readIntent(intentId);
  if (
    !intent?.checkoutId ||
    !isUuid(intent.checkoutId) ||
    intent.livemode !== (deps.payments.mode === "live")
  ) {
    throw new DomainError("not_found", "We know no such payment");
  }
  const { checkoutId } = intent;
  const settings = await readSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    const checkout = await lockById(tx, checkoutId);
    const now = deps.clock.now();
    await notePayment(tx, intent, checkoutId, now);
    if (intent.state !== "succeeded") return settleUnpaid(tx, checkout, intent, now);
    const purpose = deps.purposes[checkout.purpose];
    return purpose.settle({ deps, tx, checkout, intent, settings, cause });
  });
}

/** Other systems on the same provider account may name other things in the same place. */
function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

async function lockById(tx: Tx, id: string): Promise<Checkout> {
  const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
  if (!found) throw new DomainError("not_found", "We know no such payment");
  return found;
}

async function notePayment(tx: Tx, intent: Intent, checkoutId: string, now: Date): Promise<void> {
  const { state, amount, amountReceived, livemode } = intent;
  const attemptedAt = intent.attempted
    ? { attemptedAt: sql`coalesce(${payments.attemptedAt}, ${instantOf(now)})` }
    : {};
  await tx
    .insert(payments)
    .values({
      intentId: intent.id,
      checkoutId,
      state,
      amount,
      amountReceived,
      livemode,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: payments.intentId,
      set: { state, amount, amountReceived, ...attemptedAt, updatedAt: now },
      setWhere: sql`${payments.state} not in ('partly_refunded', 'refunded')`,
    });
}

/**
 * A payment that is on its way keeps its goods; one that failed lets the shopper try again. Only the
 * payment that the checkout has now decides that, not one that was left behind.
 */
async function settleUnpaid(
  tx: Tx,
  checkout: Checkout,
  intent: Intent,
  now: Date,
): Promise<Outcome> {
  const onItsWay = intent.state === "processing";
  const isCurrent = checkout.paymentIntentId === intent.id;
  const state = isCurrent && checkoutLifecycle.next(checkout.state, onItsWay ? "process" : "fail");
  if (state) await moveCheckout(tx, checkout, state, onItsWay ? now : null);
  if (onItsWay) return { status: "processing", checkoutId: checkout.id };
  return { status: intent.state === "canceled" ? "canceled" : "unpaid", checkoutId: checkout.id };
}
