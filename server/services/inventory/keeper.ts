import type { SessionUser } from "#shared/accounts/user.ts";

/** Who works on an inventory. */
export type Keeper = Pick<SessionUser, "id" | "username" | "role">;
