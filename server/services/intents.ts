import { and, eq, isNotNull, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { boxes } from "#db/schema/boxes.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkouts.ts";
import { payments } from "#db/schema/payments.ts";
import { users } from "#db/schema/users.ts";
import type { Deps } from "../deps.ts";
import type { Intent, IntentInput } from "../payments/port.ts";
import { finaliseIntent } from "./finalise.ts";

/** Requests of one process for one checkout share a call; across processes the idempotency key does that. */
const running = new Map<string, Promise<Intent>>();

/**
 * The one payment intent of a checkout, made or changed to fit its latest quote. Throws
 * `already_paid` when somebody has paid it meanwhile, and `provider_unavailable`.
 */
export function intentFor(deps: Deps, checkoutId: string): Promise<Intent> {
  const before = running.get(checkoutId) ?? Promise.resolve();
  const next = before.then(
    () => fitIntent(deps, checkoutId),
    () => fitIntent(deps, checkoutId),
  );
  running.set(checkoutId, next);
  const forget = () => {
    if (running.get(checkoutId) === next) running.delete(checkoutId);
  };
  next.then(forget, forget);
  return next;
}

async function fitIntent(deps: Deps, checkoutId: string): Promise<Intent> {
  const { intentId, ...input } = await readQuoted(deps, checkoutId);
  if (!intentId) return makeIntent(deps, input);
  const known = await deps.payments.readIntent(intentId);
  if (!known || known.state === "cancelled")
    return makeIntent(deps, { ...input, attempt: input.attempt + 1 });
  if (known.revision === input.revision && known.amount === input.amount && isPayable(known))
    return known;
  const updated = isPayable(known) ? await deps.payments.updateIntent(intentId, input) : null;
  if (!updated) throw await paidMeanwhile(deps, intentId);
  await rememberIntent(deps, updated, input);
  return updated;
}

function isPayable(intent: Intent): boolean {
  return intent.state === "awaiting_method" || intent.state === "awaiting_action";
}

async function readQuoted(
  { db }: Deps,
  checkoutId: string,
): Promise<IntentInput & { intentId: string | null }> {
  const [row] = await db
    .select({
      intentId: checkouts.paymentIntentId,
      attempt: checkouts.intentAttempt,
      revision: checkouts.revision,
      quote: checkoutQuotes.quote,
      delivery: checkoutQuotes.delivery,
      customerId: users.providerCustomerId,
    })
    .from(checkouts)
    .innerJoin(
      checkoutQuotes,
      and(
        eq(checkoutQuotes.checkoutId, checkouts.id),
        eq(checkoutQuotes.revision, checkouts.revision),
      ),
    )
    // Only boxes are paid while nobody is there.
    .leftJoin(boxes, eq(boxes.checkoutId, checkouts.id))
    .leftJoin(users, and(eq(users.id, checkouts.userId), isNotNull(boxes.id)))
    .where(eq(checkouts.id, checkoutId));
  if (!row) throw new DomainError("not_found", "This checkout does not exist");
  const { quote, delivery, ...rest } = row;
  return { ...rest, checkoutId, amount: quote.totals.total, email: delivery.email };
}

async function makeIntent(deps: Deps, input: IntentInput): Promise<Intent> {
  const intent = await deps.payments.createIntent(input);
  await rememberIntent(deps, intent, input);
  return intent;
}

async function rememberIntent({ db }: Deps, intent: Intent, input: IntentInput): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(payments)
      .values({
        intentId: intent.id,
        checkoutId: input.checkoutId,
        state: intent.state,
        amount: intent.amount,
        amountReceived: intent.amountReceived,
        livemode: intent.livemode,
      })
      .onConflictDoUpdate({
        target: payments.intentId,
        set: { amount: intent.amount, updatedAt: sql`furrow_now()` },
      });
    await tx
      .update(checkouts)
      .set({ paymentIntentId: intent.id, intentAttempt: input.attempt })
      .where(eq(checkouts.id, input.checkoutId));
  });
}

/** The provider says that it is too late to change the payment: finish it, and say so. */
async function paidMeanwhile(deps: Deps, intentId: string): Promise<DomainError> {
  const outcome = await finaliseIntent(deps, intentId, "create-payment-intent");
  const orderNumber = outcome.status === "placed" ? outcome.orderNumber : null;
  return new DomainError("already_paid", "This order is already paid.", { orderNumber });
}
