import { and, eq, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import type { Deps } from "#server/deps.ts";
import type { Intent, IntentInput } from "#server/payments/port.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** A checkout's latest quote, and its payment intent if it has one. */
export type Quoted = IntentInput & { intentId: string | null };

/**
 * Saves an intent as the checkout's own. Returns false if the checkout got a different intent, or its attempt
 * was raised, since `quoted` was read: of two concurrent processes, only one wins.
 */
export async function rememberIntent(
  { db, clock }: Pick<Deps, "db" | "clock">,
  intent: Intent,
  quoted: Quoted,
  attempt: number,
): Promise<boolean> {
  const { checkoutId, intentId } = quoted;
  const { state, amount, amountReceived, livemode } = intent;
  const now = instantOf(clock.now());
  // One statement writes both or neither, without a transaction's extra round trips.
  const won = await db.execute(sql`
    with noted as (
      insert into payments (intent_id, checkout_id, state, amount_cents, amount_received_cents, livemode, created_at, updated_at)
      values (${intent.id}, ${checkoutId}, ${state}, ${amount}, ${amountReceived}, ${livemode}, ${now}, ${now})
      on conflict (intent_id) do update set amount_cents = excluded.amount_cents, updated_at = excluded.updated_at
    )
    update checkouts set payment_intent_id = ${intent.id}, intent_attempt = ${attempt}
    where id = ${checkoutId} and intent_attempt = ${quoted.attempt} and payment_intent_id is not distinct from ${intentId}::text
    returning id`);
  return won.length > 0;
}

/** Moves the checkout to the next idempotency key, after a response that is final for the current one. */
export async function raiseAttempt(
  { db }: Pick<Deps, "db">,
  { checkoutId, attempt }: Pick<IntentInput, "checkoutId" | "attempt">,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ intentAttempt: attempt + 1 })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.intentAttempt, attempt)));
}

/** Cancels an intent unless it is its checkout's current one. */
export async function discardIntent(
  deps: Pick<Deps, "db" | "payments" | "clock">,
  intentId: string,
  checkoutId: string,
): Promise<void> {
  const [checkout] = await deps.db
    .select({ current: checkouts.paymentIntentId })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  if (checkout?.current !== intentId) await cancelKnown(deps, intentId);
}

/**
 * Cancels an intent at the provider and records that; one that is paid or processing is returned as is. Null
 * when the provider does not know it, in which case it cannot bring in money either.
 */
export async function cancelKnown(
  { db, clock, payments: provider }: Pick<Deps, "db" | "clock" | "payments">,
  intentId: string,
): Promise<Intent | null> {
  const intent = await provider.cancelIntent(intentId);
  if (!intent || intent.state === "canceled") await noteCanceled({ db, clock }, intentId);
  return intent;
}

/** Records that an intent was canceled at the provider, or no longer exists there. */
export async function noteCanceled(
  { db, clock }: Pick<Deps, "db" | "clock">,
  intentId: string,
): Promise<void> {
  const isThis = eq(payments.intentId, intentId);
  const set = { updatedAt: clock.now() };
  await advanceAll(db, lifecycles.payment, "cancel", isThis, { set });
}
