import type { SessionUser } from "#shared/accounts/user.ts";

/** The person who edits an inventory. */
export type Keeper = Pick<SessionUser, "id" | "username" | "role">;
