import { and, eq, isNull } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";

/**
 * Condition on `users`: the account is open, that is, not disabled by an admin and not scheduled for deletion.
 * Everything that runs without the owner, above all charges, checks this and resumes once the account is open again.
 */
export const IS_OPEN_ACCOUNT = and(eq(users.disabled, false), isNull(users.deletionDueAt));
