import { and, eq, isNull } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
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
  const won = db.$with("won").as(
    db
      .update(checkouts)
      .set({ paymentIntentId: intent.id, intentAttempt: attempt })
      .where(
        and(
          eq(checkouts.id, checkoutId),
          eq(checkouts.intentAttempt, quoted.attempt),
          intentId ? eq(checkouts.paymentIntentId, intentId) : isNull(checkouts.paymentIntentId),
        ),
      )
      .returning({ id: checkouts.id }),
  );
  const { state, amount, amountReceived, livemode } = intent;
  const now = clock.now();
  const noted = db.$with("noted").as(
    db
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
        set: { amount, updatedAt: now },
      })
      .returning({ intentId: payments.intentId }),
  );
  // One statement: both are written, or neither, without the round trips of a transaction.
  const rows = await db.with(won, noted).select().from(won);
  return rows.length > 0;
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
