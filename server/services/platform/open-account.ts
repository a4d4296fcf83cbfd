import { and, eq, isNull } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";

/**
 * Of `users`, whether an account is open: no admin has closed it, and its owner has not asked for it to be
 * erased. Whatever happens without its owner, above all a charge, checks this, and goes on by itself once the
 * account is opened again or its owner keeps it.
 */
export const IS_OPEN_ACCOUNT = and(eq(users.disabled, false), isNull(users.deletionDueAt));
