import type Stripe from "stripe";
import { DomainError } from "#shared/errors.ts";
import type { Clock } from "../clock.ts";
import type { ProviderEvent } from "./port.ts";

/** The SDK refuses stamps this far in the past; the future it would accept (fault F16). */
const TOLERANCE_SECONDS = 300;

/**
 * Checks the signature over the exact bytes against each configured secret. Throws `invalid` when
 * none fits, when the stamp is off by more than five minutes, or when the body is no event.
 */
export function verifiedEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string,
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
  const named = typeof event.id === "string" && typeof event.type === "string";
  if (event.object !== "event" || !named) throw refused();
  return { id: event.id, type: event.type, livemode: event.livemode, payload: event };
}
