import Stripe from "stripe";
import { DomainError } from "#shared/errors.ts";
import { CARDS_MAX, type SavedCard } from "#shared/payments/cards/saved-cards.ts";
import { declineOf } from "#shared/payments/cards/decline.ts";
import { isFinalRefusal } from "#shared/payments/provider-failure.ts";
import { callProvider, isRefused, isUnexpectedState } from "./failures.ts";
import { CARDS_ONLY, intentOf } from "./intents.ts";
import type { ChargeOutcome, Intent, SavedCards } from "./port.ts";

/** Customers, saved cards and off-session charges through the official SDK. */
export function savedCards(
  stripe: Stripe,
  readIntent: (id: string) => Promise<Intent | null>,
): SavedCards {
  return {
    createCustomer: (customer) => createCustomer(stripe, customer, 1),
    deleteCustomer: (id) =>
      callProvider(async () => void (await stripe.customers.del(id)), { missing: undefined }),
    beginCard: (customerId) =>
      callProvider(async () => {
        const setup = await stripe.setupIntents.create({
          customer: customerId,
          usage: "off_session",
          ...CARDS_ONLY,
        });
        return setup.client_secret ?? "";
      }),
    listCards: (customerId) =>
      callProvider(() => listCards(stripe, customerId), { missing: [] as SavedCard[] }),
    chooseCard: (customerId, cardId) =>
      callProvider(async () => {
        const invoice_settings = { default_payment_method: cardId };
        await stripe.customers.update(customerId, { invoice_settings });
      }),
    keepCardOf: (intentId, customerId) =>
      callProvider(async () => {
        await stripe.paymentIntents.update(
          intentId,
          customerId
            ? { customer: customerId, setup_future_usage: "off_session" }
            : { setup_future_usage: "" },
        );
      }),
    detachCard: (id) => callProvider(async () => void (await stripe.paymentMethods.detach(id))),
    chargeOffSession: async ({ intentId, cardId, idempotencyKey }) => {
      try {
        return await callProvider(async () => {
          const paid = await stripe.paymentIntents.confirm(
            intentId,
            { payment_method: cardId, off_session: true },
            { idempotencyKey },
          );
          return { intent: intentOf(paid), declined: null };
        });
      } catch (error) {
        const isOfCard = isRefused(error) && !isUnexpectedState(error);
        const isGone = isOfCard && (await isGoneCard(stripe, cardId));
        return declinedOrThrow(error, await readIntent(intentId), isGone);
      }
    },
  };
}

/** How many used-up idempotency keys to go through per customer before failing (a key is stored for a day). */
const CUSTOMER_ATTEMPTS = 5;

/** A final error means that the key is used up, so it retries immediately with the next one. */
async function createCustomer(
  stripe: Stripe,
  customer: { userId: string; email: string; name: string },
  attempt: number,
): Promise<string> {
  const { userId, email, name } = customer;
  try {
    return await callProvider(async () => {
      const made = await stripe.customers.create(
        { email, name, metadata: { user_id: userId } },
        { idempotencyKey: `customer:${userId}:${attempt}` },
      );
      return made.id;
    });
  } catch (error) {
    if (!isFinalRefusal(error) || attempt === CUSTOMER_ATTEMPTS) throw error;
    return createCustomer(stripe, customer, attempt + 1);
  }
}

async function listCards(stripe: Stripe, customerId: string): Promise<SavedCard[]> {
  const [customer, { data }] = await Promise.all([
    stripe.customers.retrieve(customerId),
    stripe.customers.listPaymentMethods(customerId, { type: "card", limit: CARDS_MAX * 2 }),
  ]);
  const chosen = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  const defaultId = typeof chosen === "string" ? chosen : (chosen?.id ?? data[0]?.id);
  return data.flatMap(({ id, card }) =>
    card
      ? [
          {
            id,
            brand: card.brand,
            last4: card.last4,
            expiryMonth: card.exp_month,
            expiryYear: card.exp_year,
            isDefault: id === defaultId,
          },
        ]
      : [],
  );
}

/**
 * Whether a saved card no longer exists at the provider, or was detached from its customer and cannot be used again.
 */
function isGoneCard(stripe: Stripe, cardId: string): Promise<boolean> {
  return callProvider(async () => !(await stripe.paymentMethods.retrieve(cardId)).customer, {
    missing: true,
  });
}

/**
 * Converts a decline or a card that is gone into a result, and an intent that was paid another way into success.
 * Rethrows anything else.
 */
function declinedOrThrow(error: unknown, intent: Intent | null, isGone: boolean): ChargeOutcome {
  const cause = error instanceof DomainError ? error.cause : error;
  if (!intent) throw error;
  if (isUnexpectedState(error) || isTaken(intent)) return { intent, declined: null };
  if (isGone) return { intent, declined: { why: "payment_failed", needsHolder: false } };
  if (!(cause instanceof Stripe.errors.StripeCardError)) throw error;
  const needsHolder = cause.code === "authentication_required";
  const { code, decline_code: declineCode } = cause;
  const why = declineOf({ code, declineCode }) ?? "card_declined";
  return { intent, declined: { why, needsHolder } };
}

/** True if the payment went through another way, which makes a stored decline irrelevant. */
function isTaken({ state }: Intent): boolean {
  return state === "succeeded" || state === "processing";
}
