import { and, eq, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import type { CheckoutPurpose } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { declineWords } from "#shared/payments/cards/decline.ts";
import { isFinalRefusal } from "#shared/payments/provider-failure.ts";
import type { Tx } from "#db/client.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import type { ChargeOutcome } from "#server/payments/port.ts";
import { listCards } from "../cards.ts";
import { leaseForCharge } from "../checkouts/charge-lease.ts";
import { type Checkout, moveCheckout } from "../checkouts/checkout-row.ts";
import { finalizeIntent } from "../finalize.ts";
import type { Outcome } from "../settling/settling.ts";
import { intentFor } from "./intents.ts";

type SavedCardPayment = {
  checkoutId: string;
  /** The card that the payer was shown, and no other. */
  cardId: string;
  purpose: CheckoutPurpose;
  /** What has to be locked before the checkout. */
  lock?: (tx: Tx) => Promise<unknown>;
  /** Throws if what the payer saw differs from what would be charged now. */
  check: (tx: Tx, checkout: Checkout) => Promise<void>;
};

/** The outcome of a saved-card payment; `message` explains a decline to the payer, else null. */
export type SavedCardOutcome = { outcome: Outcome; message: string | null };

/**
 * Pays the user's checkout with this saved card. Idempotent: one that is already paid is returned as is. If the
 * bank declines or requires authentication, the form can still pay the same payment. Throws `not_found`,
 * `conflict` when the hold has expired or the card is no longer saved, and whatever `check` throws; in these cases
 * nothing is charged.
 */
export async function payWithSavedCard(
  deps: Deps,
  userId: string,
  payment: SavedCardPayment,
): Promise<SavedCardOutcome> {
  const { cardId } = payment;
  const isSaved = (await listCards(deps, userId)).some(({ id }) => id === cardId);
  const claimed = await claim(deps, userId, { ...payment, isSaved });
  const left = { intentId: claimed.intentId, declined: null };
  const { intentId, declined } = claimed.isBegun
    ? left
    : await chargeClaimed(deps, claimed, cardId);
  const outcome = await finalizeIntent(deps, intentId, payment.purpose);
  return { outcome, message: declined && declineWords(declined.why) };
}

type Claimed = { checkoutId: string; intentId: string; attempt: number; isBegun: boolean };

/**
 * Marks the checkout as being paid, so that it cannot be quoted again until the provider responds. If this
 * process dies, the sweeper checks with the provider once the lease expires.
 */
async function claim(
  deps: Deps,
  userId: string,
  { checkoutId, purpose, lock, check, isSaved }: SavedCardPayment & { isSaved: boolean },
): Promise<Claimed> {
  return inTransaction(deps.db, async (tx) => {
    await lock?.(tx);
    const isOwn = and(eq(checkouts.id, checkoutId), eq(checkouts.userId, userId));
    const [checkout] = await tx
      .select()
      .from(checkouts)
      .where(and(isOwn, eq(checkouts.purpose, purpose)))
      .for("update");
    const intentId = checkout?.paymentIntentId;
    if (!checkout || !intentId) throw new DomainError("not_found", m.noPayment);
    if (checkout.state === "expired") {
      throw new DomainError("conflict", m.heldForAWhile);
    }
    const claimed = { checkoutId, intentId, attempt: checkout.chargeAttempt };
    if (checkout.state !== "held") return { ...claimed, isBegun: true };
    await check(tx, checkout);
    if (!isSaved) throw new DomainError("conflict", m.cardGone);
    const now = deps.clock.now();
    await moveCheckout(tx, checkout, "process", now);
    await leaseForCharge(tx, checkout.id, now);
    return { ...claimed, isBegun: false };
  });
}

type Charged = { intentId: string; declined: ChargeOutcome["declined"] };

async function chargeClaimed(deps: Deps, claimed: Claimed, cardId: string): Promise<Charged> {
  const intentId = await upToDateIntent(deps, claimed.checkoutId);
  if (intentId === null) return { intentId: claimed.intentId, declined: null };
  const { declined } = await charge(deps, { ...claimed, intentId }, cardId);
  return { intentId, declined };
}

/**
 * The intent, matching the checkout's current cost. If an update for a newer quote never reached the provider,
 * updates it first. Null if it has already been paid.
 */
async function upToDateIntent(deps: Deps, checkoutId: string): Promise<string | null> {
  try {
    return (await intentFor(deps, checkoutId)).id;
  } catch (error) {
    // Nothing is being charged: end the lease, so that the next check may report the payment as unpaid.
    await deps.db.update(checkouts).set({ checkAfter: null }).where(eq(checkouts.id, checkoutId));
    if (error instanceof DomainError && error.code === "already_paid") return null;
    throw error;
  }
}

/**
 * Charges the card once per attempt. Without a response the attempt stays the same, and a retry returns the
 * lost result. After a decline the next try uses a new attempt, since the provider would replay the old decline
 * for a day.
 */
async function charge(
  deps: Deps,
  { checkoutId, intentId, attempt }: Claimed,
  cardId: string,
): Promise<ChargeOutcome> {
  const idempotencyKey = `saved:${checkoutId}:${intentId}:${attempt}:${cardId}`;
  const answered = () =>
    deps.db
      .update(checkouts)
      .set({ chargeAttempt: sql`${checkouts.chargeAttempt} + 1`, checkAfter: null })
      .where(and(eq(checkouts.id, checkoutId), eq(checkouts.chargeAttempt, attempt)));
  try {
    const outcome = await deps.payments.chargeOffSession({ intentId, cardId, idempotencyKey });
    if (outcome.declined) await answered();
    return outcome;
  } catch (error) {
    if (isFinalRefusal(error)) await answered();
    throw error;
  }
}
