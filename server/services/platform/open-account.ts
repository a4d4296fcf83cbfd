import { and, eq, isNull } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";

/**
 * Of `users`, whether an account is open: no admin has closed it, and its owner has not asked for it to be
 * erased. What happens without its owner, a charge first of all, asks this: both are undone by nothing but
 * their own opposite, and what asks goes on by itself then.
 */
export const IS_OPEN_ACCOUNT = and(eq(users.disabled, false), isNull(users.deletionDueAt));
