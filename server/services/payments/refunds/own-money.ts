import { and, eq, or, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { hasOtherAdmin } from "../../platform/other-admin.ts";

/**
 * Throws `forbidden` if a team member would give money to themselves, by their account or as a guest by their mailbox,
 * unless there is no other admin who could do it.
 */
export async function refuseOwnMoney(
  tx: Tx,
  actor: { id: string | null } | null,
  to: { userId: string | null; email: string },
): Promise<void> {
  const id = actor?.id ?? null;
  if (id === null) return;
  const isReceiver = or(
    sql`${users.id} = ${to.userId}`,
    sql`mailbox_of(${users.email}::text) = mailbox_of(${to.email})`,
  );
  const receives = await tx.$count(users, and(eq(users.id, id), isReceiver));
  if (receives > 0 && (await hasOtherAdmin(tx))) throw new DomainError("forbidden", m.ownMoney);
}
