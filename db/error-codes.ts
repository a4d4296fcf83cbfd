/** Disk full or failing: Postgres's `disk_full` and `io_error`, and the system's own codes. */
const FULL = new Set(["53100", "58030", "ENOSPC", "EDQUOT", "EIO", "EROFS"]);

/** Whether an error, or any of its causes, has one of these codes. */
export function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && codes.has(cause.code)) return true;
  }
  return false;
}

/** Whether an error means that nothing can be written, in the database or on disk. */
export function isStorageFull(error: unknown): boolean {
  return hasCode(error, FULL);
}
