import { failureOf } from "#client/lib/api/trpc.ts";

/**
 * Whether a call that was to charge a card may have charged it although it failed: our server did not answer, or the
 * provider did not answer our server. The payment must be looked up before anybody is told that it failed.
 */
export function mayHavePaid(error: unknown): boolean {
  const failure = failureOf(error);
  return !failure || failure.code === "provider_unavailable";
}
