import Stripe from "stripe";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { ProviderFailure } from "#shared/payments/provider-failure.ts";

/** True if the payment intent's state does not allow the call: it is paid, processing or canceled. */
export function isUnexpectedState(error: unknown): boolean {
  const cause = error instanceof DomainError ? error.cause : error;
  return (
    cause instanceof Stripe.errors.StripeError && cause.code === "payment_intent_unexpected_state"
  );
}

/** True if the provider rejected the request for good, such as a refund of disputed money. */
export function isRefused(error: unknown): boolean {
  const cause = error instanceof DomainError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeInvalidRequestError;
}

/** True if the account is not, or no longer, ours to act on: deleted, unknown, or disconnected by its owner. */
export function isOutOfReach(error: unknown): boolean {
  return refusalCode(error) === "account_invalid";
}

/** The provider's error code, or an empty string if there is none. */
export function refusalCode(error: unknown): string {
  const cause = error instanceof DomainError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeError ? (cause.code ?? "") : "";
}

/** True if the response was replayed from an earlier call with the same idempotency key. */
export function isReplayed(headers: Record<string, string> | undefined): boolean {
  return headers?.["idempotent-replayed"] === "true";
}

/**
 * True if retrying with the same idempotency key can never succeed. Declines and replayed responses are stored for
 * a day, and a key that was used for a different call stays rejected. A key still in use (409), or a failure that
 * was not replayed, may still have taken effect.
 */
function isFinal(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (error instanceof Stripe.errors.StripeCardError) return true;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode === 400;
  return isReplayed(error.headers);
}

/**
 * Runs a call to the provider and turns its errors into `ProviderFailure`, keeping the cause for the log.
 * `payment_intent_unexpected_state` errors are rethrown as they are. With `missing`, an unknown object returns
 * that value instead of throwing.
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
