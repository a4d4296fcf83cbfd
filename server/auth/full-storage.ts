import { isStorageFull } from "#db/error-codes.ts";

/** Sessions are read while nothing can be written; only what they would have noted is lost. */
export function passWhenFull(error: unknown): void {
  if (!isStorageFull(error)) throw error;
}
