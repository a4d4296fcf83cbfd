import Stripe from "stripe";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { ProviderFailure } from "#shared/payments/provider-failure.ts";
import type { Clock } from "../clock.ts";
import type { Payments } from "./port.ts";

/** So many failures in a row, the last within this time of the first, in milliseconds. */
const FAILURES = 5;
const WITHIN_MS = 30_000;
/** How long no call is made then; after that one is, and decides for the others. */
const PAUSE_MS = 10_000;

export type Breaker = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Makes calls to the provider while it answers. After five failures in a row within half a minute none is made
 * for ten seconds, and each is refused at once: a shopper is not kept waiting for what will not come, and a
 * provider in trouble is left alone. What a bank declines and what the provider refuses are answers, and count as such.
 */
export function createBreaker(clock: Clock): Breaker {
  let failures: number[] = [];
  let closedUntil = 0;
  let isTrying = false;

  const note = (isAnswered: boolean) => {
    const now = clock.now().getTime();
    if (isAnswered) {
      failures = [];
      closedUntil = 0;
      return;
    }
    failures = [...failures.filter((at) => now - at <= WITHIN_MS), now];
    if (failures.length >= FAILURES || closedUntil > 0) closedUntil = now + PAUSE_MS;
  };

  return async (call) => {
    const isPaused = closedUntil > 0;
    if (isPaused && (isTrying || clock.now().getTime() < closedUntil)) {
      throw new ProviderFailure(m.noProvider, { cause: new Error("paused"), isFinal: false });
    }
    isTrying = isPaused;
    try {
      const result = await call();
      note(true);
      return result;
    } catch (error) {
      note(!isOutage(error));
      throw error;
    } finally {
      if (isPaused) isTrying = false;
    }
  };
}

/** Whether the provider could not be reached, failed, or has had too much of us; never an answer that it repeats. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderFailure) || error.isFinal) return false;
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const kinds = [StripeAPIError, StripeConnectionError, StripeRateLimitError];
  return kinds.some((kind) => error.cause instanceof kind);
}

/** What the port works out by itself. */
const LOCAL: readonly (string | symbol)[] = ["verifyEvent"];

/** The payment port with all its calls to the provider behind one breaker. */
export function withBreaker(payments: Payments, breaker: Breaker): Payments {
  return new Proxy(payments, {
    get(port, name) {
      const member: unknown = Reflect.get(port, name);
      if (typeof member !== "function" || LOCAL.includes(name)) return member;
      return (...given: unknown[]) => breaker(() => Reflect.apply(member, port, given));
    },
  });
}
