import type Stripe from "stripe";
import { DomainError } from "#shared/errors.ts";
import type { Clock } from "../clock.ts";
import type { EventDelivery, ProviderEvent } from "./port.ts";

/** The SDK refuses stamps this far in the past; the future it would accept (fault F16). */
const TOLERANCE_SECONDS = 300;

/**
 * The events that mean something to us: what the endpoint at the provider subscribes to. A success is reported by
 * its payment's event, so that of its charge is not among them.
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

/** What the endpoint for connected accounts subscribes to. */
export const CONNECT_EVENTS = [
  "account.updated",
  "account.application.deauthorized",
  "capability.updated",
  "payout.paid",
  "payout.failed",
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/**
 * What is compared with the provider's list every hour; twenty at most, which is what that list takes. That a
 * payment was made is news only where its id was lost, and no one has its secret then: that can wait.
 */
export const COMPARED_EVENTS = [
  "payment_intent.created",
  ...WANTED_EVENTS,
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Ids and kinds of events: they become keys of ours. */
const NAME = /^[\w.-]{1,255}$/;

/**
 * Checks the signature over the exact bytes against each configured secret. Throws `invalid` when
 * none fits, when the stamp is off by more than five minutes, or when the body is no event.
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
      // The next secret may fit: two are valid while one is being replaced.
    }
  }
  throw refused();
}

function refused(): DomainError {
  return new DomainError("invalid", "The signature of this event does not hold");
}

/** The provider's event in our words. Throws `invalid` for anything that is no event. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  if (event.object !== "event" || !isName(event.id) || !isName(event.type)) throw refused();
  return { id: event.id, type: event.type, livemode: event.livemode, payload: event };
}

function isName(value: unknown): boolean {
  return typeof value === "string" && NAME.test(value);
}
