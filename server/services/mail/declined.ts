import { and, eq, type SQL, sql } from "drizzle-orm";
import type { OptionalMailKind } from "#shared/mail/mail-choice.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";

/**
 * Condition on `orders`: the account that owns the order has declined emails of that kind. A guest's order has no
 * account and declines nothing, even if an account has the same address.
 */
export function isDeclined(kind: OptionalMailKind): SQL {
  return sql`exists (select from ${users}
    where ${users.id} = ${orders.userId} and ${kind}::text = any (${users.declinedMails}))`;
}

/** Whether the order's account has declined emails of that kind. */
export async function isUnwanted(
  tx: Tx,
  kind: OptionalMailKind,
  orderNumber: string,
): Promise<boolean> {
  const declined = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, orderNumber), isDeclined(kind)));
  return declined.length > 0;
}
