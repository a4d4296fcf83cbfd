import { and, eq, ne } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import type { Db, Tx } from "#db/client.ts";
import { IS_OPEN_ACCOUNT } from "./open-account.ts";

/**
 * Whether an admin other than `userId` could do what this person must not do alone, and is not about to leave; a market
 * with a single admin must still be able to pay.
 */
export async function hasOtherAdmin(db: Db | Tx, userId: string): Promise<boolean> {
  const isOther = and(eq(users.role, "admin"), ne(users.id, userId), IS_OPEN_ACCOUNT);
  return (await db.$count(users, isOther)) > 0;
}
