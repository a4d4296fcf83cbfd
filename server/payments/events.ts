import type Stripe from "stripe";
import { DomainError } from "#shared/errors.ts";
import type { Clock } from "../clock.ts";
import type { EventDelivery, ProviderEvent } from "./port.ts";

/** The SDK rejects timestamps older than this but accepts future ones, so we check those ourselves. */
const TOLERANCE_SECONDS = 300;

/**
 * The event types we handle, and what our webhook endpoint subscribes to. Success is reported by the payment
 * intent's event, so the charge's own event is not included.
 */
export const WANTED_EVENTS = [
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.failed",
  "charge.updated",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "transfer.created",
  "transfer.reversed",
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** The event types that the endpoint for connected accounts subscribes to. */
export const CONNECT_EVENTS = [
  "account.updated",
  "account.application.deauthorized",
  "capability.updated",
  "payout.paid",
  "payout.failed",
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/**
 * The event types compared hourly with the provider's event list, which takes at most twenty types.
 * `payment_intent.created` matters only when we lost the intent's id, and then nobody has its secret, so an hourly
 * check is enough.
 */
export const COMPARED_EVENTS = [
  "payment_intent.created",
  ...WANTED_EVENTS,
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Allowed event ids and types: we use them as keys. */
const NAME = /^[\w.-]{1,255}$/;

/**
 * Verifies the signature over the raw body against each configured secret. Throws `invalid` if none matches, if
 * the timestamp is off by more than five minutes, or if the body is not an event.
 */
export function verifiedEvent(
  stripe: Stripe,
  { body, signature }: EventDelivery,
  secrets: readonly string[],
  clock: Clock,
): ProviderEvent {
  const stamp = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  const now = Math.floor(clock.now().getTime() / 1000);
  if (!(stamp <= now + TOLERANCE_SECONDS)) throw refused();
  for (const secret of secrets) {
    try {
      return eventOf(
        stripe.webhooks.constructEvent(
          body,
          signature,
          secret,
          TOLERANCE_SECONDS,
          undefined,
          now * 1000,
        ),
      );
    } catch {
      // Try the next secret: two are valid during a rotation.
    }
  }
  throw refused();
}

function refused(): DomainError {
  return new DomainError("invalid", "The signature of this event does not hold");
}

/** Converts the provider's event to our type. Throws `invalid` if it is not an event. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  if (event.object !== "event" || !isName(event.id) || !isName(event.type)) throw refused();
  return { id: event.id, type: event.type, livemode: event.livemode, payload: event };
}

function isName(value: unknown): boolean {
  return typeof value === "string" && NAME.test(value);
}
