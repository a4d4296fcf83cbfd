import { DomainError } from "../errors.ts";

/**
 * The payment provider did not do what it was asked. `isFinal` says that the answer is the last one
 * this idempotency key will ever give: asking again needs a new key. Otherwise the outcome is
 * unknown, and only the same key may be used again.
 */
export class ProviderFailure extends DomainError {
  readonly isFinal: boolean;

  constructor(message: string, { cause, isFinal }: { cause: unknown; isFinal: boolean }) {
    super("provider_unavailable", message);
    this.cause = cause;
    this.isFinal = isFinal;
  }
}

/** Whether an error says that its idempotency key is used up. */
export function isFinalNo(error: unknown): boolean {
  return error instanceof ProviderFailure && error.isFinal;
}
