import { eq, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { checkoutLifecycle } from "#shared/checkout/checkout-lifecycle.ts";
import {
  type PaymentEvent,
  type ReportedPaymentState,
} from "#shared/payments/payment-lifecycle.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Intent } from "../../payments/port.ts";
import { isBeingCharged } from "./checkouts/charge-lease.ts";
import { type Checkout, moveCheckout } from "./checkouts/checkout-row.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { isUuid } from "../platform/database/uuid.ts";
import type { Outcome } from "./settling/settling.ts";
import { insertOrAdvance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/**
 * The single path from a payment to what it bought, whoever learns of it first: the customer's page, the webhook, the
 * sweeper, or whatever charged a saved card. Reads the payment from the provider, then settles it according to the
 * checkout's purpose (places the order, activates the membership, writes the receipt), returns the outcome if that was
 * already done, or refunds the money if what was paid for is gone. Idempotent. `cause` is recorded in the order's
 * history. Throws `not_found` for a payment that is not ours.
 */
export async function finalizeIntent(
  deps: Deps,
  intentId: string,
  cause: string,
): Promise<Outcome> {
  const intent = await deps.payments.readIntent(intentId);
  if (
    !intent ||
    !isUuid(intent.checkoutId) ||
    intent.livemode !== (deps.payments.mode === "live")
  ) {
    throw new DomainError("not_found", m.noPayment);
  }
  const { checkoutId } = intent;
  if (intent.state === "succeeded") {
    const placed = await deps.purposes.order.placeAtOnce(deps, { intent, checkoutId, cause });
    if (placed) return placed;
  }
  const settings = await getSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    const checkout = await lockById(tx, checkoutId);
    const now = deps.clock.now();
    const { settle } = deps.purposes[checkout.purpose];
    // Pipelined: the update of the payment is sent first, and settling does not wait for its result.
    const [, outcome] = await Promise.all([
      notePayment(tx, intent, checkoutId, now),
      intent.state === "succeeded"
        ? settle({ deps, tx, checkout, intent, settings, cause })
        : settleUnpaid(tx, checkout, intent, now),
    ]);
    return outcome;
  });
}

async function lockById(tx: Tx, id: string): Promise<Checkout> {
  const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
  if (!found) throw new DomainError("not_found", m.noPayment);
  return found;
}

/** Maps the state reported by the provider to the lifecycle event that leads to it. */
const REPORTED = {
  awaiting_method: "fail",
  awaiting_action: "challenge",
  processing: "process",
  succeeded: "succeed",
  canceled: "cancel",
} as const satisfies Record<ReportedPaymentState, PaymentEvent>;

async function notePayment(tx: Tx, intent: Intent, checkoutId: string, now: Date): Promise<void> {
  const { state: _, ...values } = paymentRow(intent, checkoutId, now);
  const { amount, amountReceived } = intent;
  const attemptedAt = intent.attempted
    ? { attemptedAt: sql`coalesce(${payments.attemptedAt}, ${instantOf(now)})` }
    : {};
  await insertOrAdvance(tx, lifecycles.payment, REPORTED[intent.state], {
    values,
    set: { amount, amountReceived, ...attemptedAt, updatedAt: now },
  });
}

/** A payment as the provider reports it now. */
export function paymentRow(intent: Intent, checkoutId: string, now: Date) {
  const { id: intentId, state, amount, amountReceived, livemode } = intent;
  const attemptedAt = intent.attempted ? now : null;
  const at = { attemptedAt, createdAt: now, updatedAt: now };
  return { intentId, checkoutId, state, amount, amountReceived, livemode, ...at };
}

/**
 * A processing payment keeps its goods; a failed one lets the shopper try again. Only the checkout's current
 * payment decides this, not one that was replaced. While a saved card is being charged, "unpaid" only means
 * that the bank has not answered yet.
 */
async function settleUnpaid(
  tx: Tx,
  checkout: Checkout,
  intent: Intent,
  now: Date,
): Promise<Outcome> {
  const onItsWay = intent.state === "processing";
  const isCurrent = checkout.paymentIntentId === intent.id;
  const { id: checkoutId } = checkout;
  if (isCurrent && intent.state !== "canceled" && isBeingCharged(checkout, now)) {
    return { status: "processing", checkoutId };
  }
  const event = onItsWay ? "process" : "fail";
  if (isCurrent && checkoutLifecycle.next(checkout.state, event)) {
    await moveCheckout(tx, checkout, event, onItsWay ? now : null);
  }
  if (onItsWay) return { status: "processing", checkoutId };
  return { status: intent.state === "canceled" ? "canceled" : "unpaid", checkoutId };
}
