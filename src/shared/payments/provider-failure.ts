import { DomainError } from "../errors.ts";

/**
 * The payment provider did not do what was requested. If `isFinal`, this idempotency key will never give another
 * response: a retry needs a new key. Otherwise the outcome is unknown, and only the same key may be retried.
 */
export class ProviderFailure extends DomainError {
  readonly isFinal: boolean;

  constructor(message: string, { cause, isFinal }: { cause: unknown; isFinal: boolean }) {
    super("provider_unavailable", message);
    this.cause = cause;
    this.isFinal = isFinal;
  }
}

/** Whether an error means that the provider gave no final answer. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ProviderFailure && !error.isFinal;
}

/** Whether an error means that its idempotency key is used up. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof ProviderFailure && error.isFinal;
}
