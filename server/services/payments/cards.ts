import { and, arrayContains, eq, isNull, ne } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { DomainError } from "#shared/errors.ts";
import { CARDS_MAX, type SavedCard } from "#shared/payments/cards/saved-cards.ts";
import { fullName, type SessionUser } from "#shared/accounts/user.ts";
import type { KeepCard } from "#shared/checkout/shown-quote.ts";
import { boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";

/** The user's saved cards at the payment provider, each with whether it pays for a weekly box. */
export async function listCards(
  deps: Pick<Deps, "db" | "payments">,
  userId: string,
): Promise<(SavedCard & { paysBox: boolean })[]> {
  const customerId = await customerIdOf(deps, userId);
  if (!customerId) return [];
  const [cards, paying] = await Promise.all([
    deps.payments.listCards(customerId),
    cardsOfBoxes(deps, userId),
  ]);
  return cards.map((card) => ({ ...card, paysBox: paying.has(card.id) }));
}

/**
 * Starts saving another card; the browser sends its number directly to the provider. Throws `conflict` at the
 * card limit and `too_many` after too many attempts.
 */
export async function beginCard(
  deps: Pick<Deps, "db" | "payments" | "throttle">,
  user: SessionUser,
): Promise<{ clientSecret: string }> {
  await deps.throttle.take("card_account", user.id);
  await requireRoom(deps, user.id);
  const customerId = await openCustomer(deps, user);
  return { clientSecret: await deps.payments.beginCard(customerId) };
}

/**
 * Sets whether the card that pays the user's checkout is saved for the next one. Throws `not_found` for anyone
 * else's checkout, `conflict` at the card limit and `too_many` after too many attempts to save. Choosing not to
 * save is never refused, so it cannot block a payment.
 */
export async function keepCard(
  deps: Pick<Deps, "db" | "payments" | "throttle">,
  user: SessionUser,
  { checkoutId, keep }: KeepCard,
): Promise<void> {
  if (keep) await deps.throttle.take("card_account", user.id);
  const [checkout] = await deps.db
    .select({ intentId: checkouts.paymentIntentId, state: checkouts.state })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.id, checkoutId),
        eq(checkouts.userId, user.id),
        eq(checkouts.purpose, "order"),
      ),
    );
  if (!checkout?.intentId) throw new DomainError("not_found", m.noPayment);
  if (checkout.state !== "held") {
    // It may be paid, though its form was never told: the provider says so when the form asks it to pay.
    if (!keep) return;
    throw new DomainError("not_found", m.noPayment);
  }
  if (keep) await requireRoom(deps, user.id);
  await deps.payments.keepCardOf(checkout.intentId, keep ? await openCustomer(deps, user) : null);
}

async function requireRoom(deps: Pick<Deps, "db" | "payments">, userId: string): Promise<void> {
  if ((await listCards(deps, userId)).length < CARDS_MAX) return;
  throw new DomainError("conflict", m.mostCards(CARDS_MAX));
}

/** Makes a card the default. Throws `not_found`. */
export async function chooseCard(
  deps: Pick<Deps, "db" | "payments">,
  userId: string,
  cardId: string,
): Promise<void> {
  const { customerId } = await ownCard(deps, userId, cardId);
  await deps.payments.chooseCard(customerId, cardId);
}

/** How soon a removal is finished that broke off: long after a request that still runs has had its answer. */
const FINISH_AFTER_MS = 5 * MINUTE_MS;

/**
 * Removes a saved card. Recorded under the account's lock before the provider detaches it, so that no weekly box can
 * begin to use it in between (`holdCard`). If that fails, the card is kept and can be used again; if this process dies
 * before, a job detaches it (`finishRemoval`). Throws `not_found`, `conflict` while it pays for a weekly box, and
 * `ProviderFailure`.
 */
export async function removeCard(
  deps: Pick<Deps, "db" | "payments" | "jobs" | "clock">,
  userId: string,
  cardId: string,
): Promise<void> {
  await ownCard(deps, userId, cardId);
  await inTransaction(deps.db, async (tx) => {
    const removed = await lockRemovedCards(tx, userId);
    if ((await cardsOfBoxes({ db: tx }, userId)).has(cardId)) {
      throw new DomainError("conflict", m.paysBox);
    }
    // Once for each removal that is under way, so that one that fails leaves the others.
    const removedCards = [...removed, cardId];
    await tx.update(users).set({ removedCards }).where(eq(users.id, userId));
    const later = new Date(deps.clock.now().getTime() + FINISH_AFTER_MS);
    await deps.jobs.enqueue(tx, "remove_card", { userId, cardId }, later);
  });
  try {
    await deps.payments.detachCard(cardId);
  } catch (error) {
    await keepAfterAll(deps, userId, cardId);
    throw error;
  }
}

/** Detaches a card whose removal is recorded, unless the provider has done so, or the account is erased. */
export async function finishRemoval(
  deps: Pick<Deps, "db" | "payments">,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<void> {
  const isThis = and(eq(users.id, userId), arrayContains(users.removedCards, [cardId]));
  const [account] = await deps.db
    .select({ customerId: users.providerCustomerId })
    .from(users)
    .where(isThis);
  if (!account?.customerId) return;
  const cards = await deps.payments.listCards(account.customerId);
  if (cards.some(({ id }) => id === cardId)) await deps.payments.detachCard(cardId);
}

/**
 * Undoes the record of a removal that failed. If the provider detached the card and only its answer was lost, the card
 * is no longer listed there, so that `ownCard` does not find it.
 */
async function keepAfterAll(
  { db }: Pick<Deps, "db">,
  userId: string,
  cardId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await lockRemovedCards(tx, userId);
    const removal = removed.indexOf(cardId);
    if (removal === -1) return;
    const removedCards = removed.toSpliced(removal, 1);
    await tx.update(users).set({ removedCards }).where(eq(users.id, userId));
  });
}

/**
 * Locks the account, so that the card cannot be removed before the end of the caller's transaction. Throws `not_found`
 * if it has been removed since `ownCard` found it.
 */
export async function holdCard(tx: Tx, userId: string, cardId: string): Promise<void> {
  const removed = await lockRemovedCards(tx, userId);
  if (removed.includes(cardId)) throw new DomainError("not_found", m.noCard);
}

async function lockRemovedCards(tx: Tx, userId: string): Promise<string[]> {
  const [account] = await tx
    .select({ removedCards: users.removedCards })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!account) throw new DomainError("not_found", m.noCard);
  return account.removedCards;
}

/** One of the user's own cards, with the customer it belongs to. Throws `not_found`. */
export async function ownCard(
  deps: Pick<Deps, "db" | "payments">,
  userId: string,
  cardId: string,
): Promise<{ customerId: string; card: SavedCard }> {
  const customerId = await customerIdOf(deps, userId);
  const cards = customerId ? await deps.payments.listCards(customerId) : [];
  const card = cards.find(({ id }) => id === cardId);
  if (!customerId || !card) throw new DomainError("not_found", m.noCard);
  return { customerId, card };
}

async function customerIdOf({ db }: Pick<Deps, "db">, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.providerCustomerId })
    .from(users)
    .where(eq(users.id, userId));
  return row?.id ?? null;
}

/** The user's customer id at the provider; creates the customer if there is none yet. */
async function openCustomer(
  deps: Pick<Deps, "db" | "payments">,
  { id: userId, email, firstName, lastName }: SessionUser,
): Promise<string> {
  const known = await customerIdOf(deps, userId);
  if (known) return known;
  const name = fullName({ firstName, lastName });
  const made = await deps.payments.createCustomer({ userId, email, name });
  await deps.db
    .update(users)
    .set({ providerCustomerId: made })
    .where(and(eq(users.id, userId), isNull(users.providerCustomerId)));
  return (await customerIdOf(deps, userId)) ?? made;
}

async function cardsOfBoxes(
  { db }: { db: Pick<Tx, "select"> },
  userId: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ id: boxSubscriptions.paymentMethodId })
    .from(boxSubscriptions)
    .where(and(eq(boxSubscriptions.userId, userId), ne(boxSubscriptions.state, "canceled")));
  return new Set(rows.map(({ id }) => id));
}
