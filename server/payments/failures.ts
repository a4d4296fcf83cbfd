import Stripe from "stripe";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { ProviderFailure } from "#shared/payments/provider-failure.ts";

/** The provider says that the object is in no state for this: it is paid, on its way or canceled. */
export function isUnexpectedState(error: unknown): boolean {
  const cause = error instanceof DomainError ? error.cause : error;
  return (
    cause instanceof Stripe.errors.StripeError && cause.code === "payment_intent_unexpected_state"
  );
}

/** The provider understood the request and will never do it, such as a refund of disputed money. */
export function isRefused(error: unknown): boolean {
  const cause = error instanceof DomainError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeInvalidRequestError;
}

/** An account that is not, or no longer, ours to act on: deleted, unknown, or its owner has left. */
export function isOutOfReach(error: unknown): boolean {
  return refusalCode(error) === "account_invalid";
}

/** The provider's code for why it will not do something; empty where it gives none. */
export function refusalCode(error: unknown): string {
  const cause = error instanceof DomainError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeError ? (cause.code ?? "") : "";
}

/** Whether the answer was stored by an earlier call under the same idempotency key. */
export function isReplayed(headers: Record<string, string> | undefined): boolean {
  return headers?.["idempotent-replayed"] === "true";
}

/**
 * Whether the key of the call will never give another answer: a bank's no and a replay are kept for
 * a day, and so is the refusal of a key that belongs to another call. A key that is in use (409) and
 * a failure that was not replayed may still have had their effect.
 */
function isFinal(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (error instanceof Stripe.errors.StripeCardError) return true;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode === 400;
  return isReplayed(error.headers);
}

/**
 * Runs a call to the provider. Its failures become `ProviderFailure` with the cause kept for the
 * log; an unexpected state passes through. With `missing`, an unknown object gives that instead.
 */
export async function callProvider<Result, Missing = never>(
  call: () => Promise<Result>,
  options?: { missing: Missing },
): Promise<Result | Missing> {
  try {
    return await call();
  } catch (error) {
    if (options && isMissing(error)) return options.missing;
    if (isUnexpectedState(error) || !(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderFailure(m.noProvider, { cause: error, isFinal: isFinal(error) });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}
