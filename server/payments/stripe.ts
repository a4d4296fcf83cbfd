import type Stripe from "stripe";
import type { Clock } from "../clock.ts";
import { balanceCalls } from "./balance-transactions.ts";
import { acceptDispute, answerDispute } from "./dispute-answers.ts";
import { disputeOf } from "./disputes.ts";
import { COMPARED_EVENTS, eventOf, verifiedEvent } from "./events.ts";
import { callProvider, isReplayed, isUnexpectedState } from "./failures.ts";
import { CARDS_ONLY, INTENT_EXPAND, intentOf, metadataOf } from "./intents.ts";
import { savedCards } from "./saved-cards.ts";
import type { IntentInput, Payments } from "./port.ts";
import { connectCalls } from "./stripe-connect.ts";
import { refundCalls } from "./refunds.ts";

export type StripePaymentsOptions = {
  stripe: Stripe;
  mode: Payments["mode"];
  publishableKey: string;
  /** Two or more while a secret is being rotated. */
  webhookSecrets: readonly string[];
  /** Secrets of the endpoint for connected accounts; without them its events are rejected. */
  connectWebhookSecrets?: readonly string[];
  clock: Clock;
};

/** The payment port on top of the official SDK; the same code for the sandbox, test mode and live mode. */
export function stripePayments({
  stripe,
  mode,
  publishableKey,
  webhookSecrets,
  connectWebhookSecrets = [],
  clock,
}: StripePaymentsOptions): Payments {
  const readIntent: Payments["readIntent"] = (id) =>
    callProvider(
      async () => intentOf(await stripe.paymentIntents.retrieve(id, { expand: INTENT_EXPAND })),
      {
        missing: null,
      },
    );

  return {
    mode,
    publishableKey,
    ...savedCards(stripe, readIntent),
    ...refundCalls(stripe),
    ...connectCalls(stripe),
    ...balanceCalls(stripe),
    readIntent,
    createIntent: (input) => callProvider(async () => intentOf(await createIntent(stripe, input))),
    updateIntent: async (id, input) => {
      try {
        const updated = await callProvider(() => updateIntent(stripe, id, input));
        // A replayed response shows the intent as it was back then.
        const isOld = isReplayed(updated.lastResponse.headers);
        return isOld ? await readIntent(id) : intentOf(updated);
      } catch (error) {
        if (isUnexpectedState(error)) return null;
        throw error;
      }
    },
    cancelIntent: async (id) => {
      try {
        return await callProvider(async () => intentOf(await stripe.paymentIntents.cancel(id)), {
          missing: null,
        });
      } catch (error) {
        const intent = isUnexpectedState(error) ? await readIntent(id) : null;
        if (!intent) throw error;
        return intent;
      }
    },
    disputesOf: (intentId) =>
      callProvider(async () => {
        const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
        return data.map(({ id }) => id);
      }),
    getDispute: (id) =>
      callProvider(async () => disputeOf(await stripe.disputes.retrieve(id)), { missing: null }),
    answerDispute: (input) => answerDispute(stripe, input),
    acceptDispute: (input) => acceptDispute(stripe, input),
    verifyEvent: (delivery) => {
      const secrets = delivery.source === "connect" ? connectWebhookSecrets : webhookSecrets;
      return verifiedEvent(stripe, delivery, secrets, clock);
    },
    recentEvents: (since) =>
      callProvider(async () => {
        const events = stripe.events.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          types: [...COMPARED_EVENTS],
          limit: 100,
        });
        return (await events.autoPagingToArray({ limit: 10_000 })).map(eventOf).toReversed();
      }),
  };
}

function createIntent(stripe: Stripe, input: IntentInput): Promise<Stripe.PaymentIntent> {
  const { checkoutId, attempt, revision, amount, email, customerId, cardsOnly = false } = input;
  return stripe.paymentIntents.create(
    {
      amount,
      currency: "usd",
      ...(customerId ? { customer: customerId } : {}),
      ...(cardsOnly ? CARDS_ONLY : { automatic_payment_methods: { enabled: true } }),
      receipt_email: email,
      metadata: metadataOf(input),
    },
    { idempotencyKey: `pi:${checkoutId}:${attempt}:${revision}` },
  );
}

function updateIntent(
  stripe: Stripe,
  id: string,
  input: IntentInput & { from: number | null },
): Promise<Stripe.Response<Stripe.PaymentIntent>> {
  const { checkoutId, attempt, revision, amount, email, customerId, from } = input;
  const key = `pi-update:${checkoutId}:${attempt}:${from ?? 0}-${revision}`;
  return stripe.paymentIntents.update(
    id,
    {
      amount,
      ...(customerId ? { customer: customerId } : {}),
      receipt_email: email,
      metadata: metadataOf(input),
    },
    { idempotencyKey: customerId ? `${key}:${customerId}` : key },
  );
}
