import { and, eq, type SQL, sql } from "drizzle-orm";
import type { OptionalMailKind } from "#shared/mail/mail-choice.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";

/**
 * Of `orders`, whether the account that owns one wants no emails of that kind. A guest's has none and declines
 * nothing, even where an account has the same address.
 */
export function isDeclined(kind: OptionalMailKind): SQL {
  return sql`exists (select from ${users}
    where ${users.id} = ${orders.userId} and ${kind}::text = any (${users.declinedMails}))`;
}

/** Whether an email of that kind about an order is not to be written. */
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
