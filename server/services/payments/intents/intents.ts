import { and, eq, inArray } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { isFinalRefusal, isUnanswered } from "#shared/payments/provider-failure.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import type { Intent } from "#server/payments/port.ts";
import { onItsWay } from "../checkouts/checkout-row.ts";
import { CURRENT_QUOTE } from "../checkouts/current-quote.ts";
import { finalizeIntent } from "../finalize.ts";
import {
  discardIntent,
  noteCanceled,
  type Quoted,
  raiseAttempt,
  rememberIntent,
} from "./intent-rows.ts";

/** Serializes requests for the same checkout within this process. */
const running = new Map<string, Promise<Intent>>();

/** How often a checkout is read before giving up: another process may change it in between. */
const MAX_READS = 5;
/** The final refusals after which a request fails; each uses up an idempotency key. */
const MAX_REFUSALS = 2;

/**
 * The checkout's single payment intent, created or updated to match its latest quote. Pass `known` right after
 * writing that quote, to save a read; it is read again if others are working on the checkout. A request that waited for
 * another one in vain, because the provider is away, fails with it instead of waiting as long again. Throws
 * `already_paid`, `busy` when other processes keep changing the checkout, and `ProviderFailure`.
 */
export function intentFor(deps: Deps, checkoutId: string, known?: Quoted): Promise<Intent> {
  const before = running.get(checkoutId);
  const again = () => fitIntent(deps, checkoutId);
  const failed = (error: unknown) => {
    if (isUnanswered(error)) throw error;
    return again();
  };
  const next = before ? before.then(again, failed) : fitIntent(deps, checkoutId, known);
  running.set(checkoutId, next);
  const forget = () => {
    if (running.get(checkoutId) === next) running.delete(checkoutId);
  };
  next.then(forget, forget);
  return next;
}

async function fitIntent(deps: Deps, checkoutId: string, known?: Quoted): Promise<Intent> {
  let refusals = 0;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const quoted = (reads === 0 && known) || (await readQuoted(deps, checkoutId));
    try {
      const fitting = await fitOnce(deps, quoted);
      if (fitting) return fitting;
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      await raiseAttempt(deps, quoted);
      refusals += 1;
      if (refusals === MAX_REFUSALS) throw error;
    }
  }
  throw new DomainError("busy", m.changedElsewhere);
}

/** Null if the checkout has to be read again. */
async function fitOnce(deps: Deps, quoted: Quoted): Promise<Intent | null> {
  const { intentId, ...input } = quoted;
  if (!intentId) return makeIntent(deps, quoted, input.attempt);
  const known = await deps.payments.readIntent(intentId);
  if (!known || known.state === "canceled") {
    await noteCanceled(deps, intentId);
    return makeIntent(deps, quoted, input.attempt + 1);
  }
  if (!isPayable(known)) throw await paidAlready(deps, intentId);
  if (fits(known, input)) return known;
  const updated = await deps.payments.updateIntent(intentId, { ...input, from: known.revision });
  if (!updated) {
    await raiseAttempt(deps, quoted);
    const now = await deps.payments.readIntent(intentId);
    if (now && now.state !== "canceled" && !isPayable(now)) throw await paidAlready(deps, intentId);
    return null;
  }
  if (updated.revision !== input.revision) return null;
  await rememberIntent(deps, updated, quoted, input.attempt);
  const latest = await readQuoted(deps, input.checkoutId);
  return latest.revision === input.revision ? updated : null;
}

/**
 * Whether the intent matches the quote and, for a user, belongs to their customer, so that saved cards can pay
 * it: it may have been created for a guest.
 */
function fits(known: Intent, { revision, amount, customerId }: Omit<Quoted, "intentId">): boolean {
  const isTheirs = !customerId || known.customerId === customerId;
  return known.revision === revision && known.amount === amount && isTheirs;
}

function isPayable(intent: Intent): boolean {
  return intent.state === "awaiting_method" || intent.state === "awaiting_action";
}

async function readQuoted({ db }: Deps, checkoutId: string): Promise<Quoted> {
  const [row] = await db
    .select({
      intentId: checkouts.paymentIntentId,
      attempt: checkouts.intentAttempt,
      revision: checkouts.revision,
      quote: checkoutQuotes.quote,
      delivery: checkoutQuotes.delivery,
      customerId: users.providerCustomerId,
      purpose: checkouts.purpose,
      boxId: boxes.id,
    })
    .from(checkouts)
    .innerJoin(checkoutQuotes, CURRENT_QUOTE)
    .leftJoin(boxes, eq(boxes.checkoutId, checkouts.id))
    // Saved cards can only pay for goods.
    .leftJoin(
      users,
      and(eq(users.id, checkouts.userId), inArray(checkouts.purpose, ["order", "addition"])),
    )
    .where(eq(checkouts.id, checkoutId));
  if (!row) throw new DomainError("not_found", m.noCheckout);
  const { quote, delivery, purpose, boxId, ...rest } = row;
  const cardsOnly = rest.customerId !== null && (boxId !== null || purpose === "addition");
  const amount = quote.totals.total;
  return { ...rest, checkoutId, cardsOnly, amount, email: delivery.email };
}

/** Null if another process was faster: the intent made here is canceled and the checkout is read again. */
async function makeIntent(deps: Deps, quoted: Quoted, attempt: number): Promise<Intent | null> {
  const { intentId: _, ...input } = quoted;
  const made = await deps.payments.createIntent({ ...input, attempt });
  if (await rememberIntent(deps, made, quoted, attempt)) return made;
  await discardIntent(deps, made.id, quoted.checkoutId);
  return null;
}

/** Finalizes a payment that is too late to change, and returns the error to throw. */
async function paidAlready(deps: Deps, intentId: string): Promise<DomainError> {
  const outcome = await finalizeIntent(deps, intentId, "create-payment-intent");
  if (outcome.status === "processing") return onItsWay();
  const orderNumber = outcome.status === "placed" ? outcome.orderNumber : null;
  const words = outcome.status === "refunded" ? m.goesBack : m.alreadyPaid;
  return new DomainError("already_paid", words, { orderNumber });
}
