import Stripe from "stripe";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { ProviderFailure } from "#shared/payments/provider-failure.ts";
import type { Clock } from "../clock.ts";
import type { Payments } from "./port.ts";

/** The breaker opens after this many failures in a row, each call begun within `WITHIN_MS` of the failure before it. */
const FAILURES = 5;
const WITHIN_MS = 30_000;
/** How long the breaker stays open. Then one trial call decides whether it closes again. */
const PAUSE_MS = 10_000;

export type Breaker = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * A circuit breaker around calls to the provider. Five failures in a row open it for ten seconds, during which calls
 * fail immediately: shoppers do not wait for a response that will not come, and the struggling provider gets a rest.
 * How long the calls took does not matter, because a provider that hangs fails each only after half a minute. Card
 * declines and refused requests count as successful calls.
 */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let failedAt = 0;
  let openUntil = 0;
  let isTrying = false;

  const note = (isAnswered: boolean, begunAt: number) => {
    if (isAnswered) {
      failures = 0;
      openUntil = 0;
      return;
    }
    failures = begunAt - failedAt <= WITHIN_MS ? failures + 1 : 1;
    failedAt = clock.now().getTime();
    if (failures >= FAILURES || openUntil > 0) openUntil = failedAt + PAUSE_MS;
  };

  return async (call) => {
    const begunAt = clock.now().getTime();
    const isPaused = openUntil > 0;
    if (isPaused && (isTrying || begunAt < openUntil)) {
      throw new ProviderFailure(m.noProvider, { cause: new Error("paused"), isFinal: false });
    }
    isTrying = isPaused;
    try {
      const result = await call();
      note(true, begunAt);
      return result;
    } catch (error) {
      note(!isOutage(error), begunAt);
      throw error;
    } finally {
      if (isPaused) isTrying = false;
    }
  };
}

/** True if the provider was unreachable, failed or rate-limited us. A replayed (final) error never counts. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderFailure) || error.isFinal) return false;
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const kinds = [StripeAPIError, StripeConnectionError, StripeRateLimitError];
  return kinds.some((kind) => error.cause instanceof kind);
}

/** Methods that never call the provider. */
const LOCAL: readonly (string | symbol)[] = ["verifyEvent"];

/** Wraps the payment port so that all its calls to the provider share one breaker. */
export function withBreaker(payments: Payments, breaker: Breaker): Payments {
  return new Proxy(payments, {
    get(port, name) {
      const member: unknown = Reflect.get(port, name);
      if (typeof member !== "function" || LOCAL.includes(name)) return member;
      return (...given: unknown[]) => breaker(() => Reflect.apply(member, port, given));
    },
  });
}
