/** What a procedure's error has if what was asked no longer fits the current state. */
export const CONFLICT = { code: "CONFLICT" };
/** What a procedure's error has if what was asked for does not exist, or not for this user. */
export const NOT_FOUND = { code: "NOT_FOUND" };
