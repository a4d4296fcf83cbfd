import { and, eq, or, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { hasOtherAdmin } from "../../platform/people/other-admin.ts";

/**
 * Throws `forbidden` if someone of the team or of a farm would give money to themselves, by their account or as a guest
 * by their mailbox, unless there is no other admin who could do it. To be called by whatever gives money back in
 * someone's working role; what customers take back on their own order, as anybody may, does not call it.
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
  const [receiver] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, id), isReceiver));
  if (!receiver || !(await hasOtherAdmin(tx, id))) return;
  throw new DomainError("forbidden", receiver.role === "admin" ? m.ownMoney : m.ownMoneyByTeam);
}
