import { and, eq, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql-instant.ts";
import type { Deps } from "#server/deps.ts";
import type { Intent, IntentInput } from "#server/payments/port.ts";
import { advanceAll } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

/** A checkout's latest quote and the payment it has. */
export type Quoted = IntentInput & { intentId: string | null };

/**
 * Writes an intent down as the one of its checkout. False when the checkout has got another one, or
 * its keys were raised, since `quoted` was read: of two processes with one checkout one wins.
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
  // One statement: both are written, or neither, without the round trips of a transaction.
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

/** After an answer that is final for its key, the next call of this checkout uses another one. */
export async function raiseAttempt(
  { db }: Pick<Deps, "db">,
  { checkoutId, attempt }: Pick<IntentInput, "checkoutId" | "attempt">,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ intentAttempt: attempt + 1 })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.intentAttempt, attempt)));
}

/** Cancels an intent, unless it is the one of its checkout. */
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
 * Cancels an intent at the provider and writes down that it is; one that is paid, or on its way,
 * comes back as it is. Null when the provider does not know it: no money can come of that one either.
 */
export async function cancelKnown(
  { db, clock, payments: provider }: Pick<Deps, "db" | "clock" | "payments">,
  intentId: string,
): Promise<Intent | null> {
  const intent = await provider.cancelIntent(intentId);
  if (!intent || intent.state === "canceled") await noteCanceled({ db, clock }, intentId);
  return intent;
}

/** Writes down that an intent was canceled at the provider, or is not there any more. */
export async function noteCanceled(
  { db, clock }: Pick<Deps, "db" | "clock">,
  intentId: string,
): Promise<void> {
  const isThis = eq(payments.intentId, intentId);
  const set = { updatedAt: clock.now() };
  await advanceAll(db, lifecycles.payment, "cancel", isThis, { set });
}
