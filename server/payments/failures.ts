import Stripe from "stripe";
import { DomainError } from "#shared/errors.ts";

const UNAVAILABLE = "The payment service does not answer right now. Please try again in a moment.";

/** The provider says that the object is in no state for this: it is paid, on its way or cancelled. */
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

/**
 * Runs a call to the provider. Its failures become `provider_unavailable` with the cause kept for the
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
    const failure = new DomainError("provider_unavailable", UNAVAILABLE);
    failure.cause = error;
    throw failure;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}
