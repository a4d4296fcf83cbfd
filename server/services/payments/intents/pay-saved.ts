import { and, eq, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import type { CheckoutPurpose } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { declineWords } from "#shared/payments/cards/decline.ts";
import { isFinalNo } from "#shared/payments/provider-failure.ts";
import { chosenCard } from "#shared/payments/cards/saved-cards.ts";
import type { Tx } from "#db/client.ts";
import { checkouts } from "#db/schema/checkout.ts";
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
  purpose: CheckoutPurpose;
  /** Throws when the payer has seen something else than what would be charged now. */
  check: (tx: Tx, checkout: Checkout) => Promise<void>;
};

/** How a payment with the saved card ended, and in words why the bank refused it. */
export type SavedCardOutcome = { outcome: Outcome; message: string | null };

/**
 * Pays a checkout of the user with the saved card, once however often it is called: one that is paid is
 * returned as it is. When the bank says no, or wants its holder, the form can pay the same payment.
 * Throws `not_found`, `conflict` when its time is over, and what `check` throws; nothing is charged then.
 */
export async function payWithSavedCard(
  deps: Deps,
  userId: string,
  payment: SavedCardPayment,
): Promise<SavedCardOutcome> {
  const card = chosenCard(await listCards(deps, userId));
  const claimed = await claim(deps, userId, { ...payment, hasCard: card !== null });
  const left = { intentId: claimed.intentId, declined: null };
  const { intentId, declined } =
    claimed.isBegun || !card ? left : await chargeClaimed(deps, claimed, card.id);
  const outcome = await finalizeIntent(deps, intentId, payment.purpose);
  return { outcome, message: declined && declineWords(declined.why) };
}

type Claimed = { checkoutId: string; intentId: string; attempt: number; isBegun: boolean };

/**
 * From here on the checkout is being paid: nobody can quote it anew until the provider has answered.
 * When this process dies in between, the sweeper asks the provider once the lease is over.
 */
async function claim(
  deps: Deps,
  userId: string,
  { checkoutId, purpose, check, hasCard }: SavedCardPayment & { hasCard: boolean },
): Promise<Claimed> {
  return inTransaction(deps.db, async (tx) => {
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
    if (hasCard) {
      const now = deps.clock.now();
      await moveCheckout(tx, checkout, "process", now);
      await leaseForCharge(tx, checkout.id, now);
    }
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
 * The payment, of what the checkout costs now: one that was left at an older quote, because the provider
 * did not hear of the newer one, is put right first. Null when it is paid already.
 */
async function upToDateIntent(deps: Deps, checkoutId: string): Promise<string | null> {
  try {
    return (await intentFor(deps, checkoutId)).id;
  } catch (error) {
    // Nothing is being charged: whoever asks the provider next may say so.
    await deps.db.update(checkouts).set({ checkAfter: null }).where(eq(checkouts.id, checkoutId));
    if (error instanceof DomainError && error.code === "already_paid") return null;
    throw error;
  }
}

/**
 * Charges the card once for each attempt. Without an answer the attempt stays, and asking again gives the
 * answer that was lost; after a no the next one asks the bank anew instead of hearing the old no for a day.
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
    if (isFinalNo(error)) await answered();
    throw error;
  }
}
