import { DomainError } from "#shared/errors.ts";

/** The result, or null if the market rejects the call. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof DomainError) return null;
    throw error;
  }
}
