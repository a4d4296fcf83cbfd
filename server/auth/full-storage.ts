import { isStorageFull } from "#db/error-codes.ts";

/** Ignores errors from full storage, so that sessions can still be read. Only the update is lost. */
export function passWhenFull(error: unknown): void {
  if (!isStorageFull(error)) throw error;
}
