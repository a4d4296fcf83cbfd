import { and, count, eq } from "drizzle-orm";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { IS_OPEN_ACCOUNT } from "./open-account.ts";

/**
 * Whether at least two admins could do what one must not do alone, of whom none is about to leave; a market with a
 * single admin must still be able to pay.
 */
export async function hasOtherAdmin(tx: Tx): Promise<boolean> {
  const [admins] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.role, "admin"), IS_OPEN_ACCOUNT));
  return (admins?.count ?? 0) >= 2;
}
