import { and, eq, or, sql, type SQLWrapper } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { DomainError } from "#shared/errors.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { hasOtherAdmin } from "../../platform/people/other-admin.ts";

/** Whoever gets money back: an account, or a guest with an email. In a query also the columns of both. */
type Receiver<Id, Email> = { userId: Id; email: Email };

/** Condition that the query's `users` get this money, by their account or as a guest by their mailbox. */
export function isReceiver(to: Receiver<SQLWrapper | string | null, SQLWrapper | string>) {
  return or(
    sql`${users.id} = ${to.userId}`,
    sql`mailbox_of(${users.email}::text) = mailbox_of(${to.email}::text)`,
  );
}

/**
 * The role of someone who would give money to themselves; null if it goes to others, or if there is no other admin who
 * could give it.
 */
export async function ownMoneyRole(
  tx: Tx,
  actor: { id: string | null } | null,
  to: Receiver<string | null, string>,
): Promise<Role | null> {
  const id = actor?.id ?? null;
  if (id === null) return null;
  const [receiver] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, id), isReceiver(to)));
  return receiver && (await hasOtherAdmin(tx, id)) ? receiver.role : null;
}

/**
 * Throws `forbidden` if someone of the team or of a farm would give money to themselves, by their account or as a guest
 * by their mailbox, unless there is no other admin who could do it. To be called by whatever gives money back in
 * someone's working role; what customers take back on their own order, as anybody may, does not call it.
 */
export async function refuseOwnMoney(
  tx: Tx,
  actor: { id: string | null } | null,
  to: Receiver<string | null, string>,
): Promise<void> {
  const role = await ownMoneyRole(tx, actor, to);
  if (role === null) return;
  throw new DomainError("forbidden", role === "admin" ? m.ownMoney : m.ownMoneyByTeam);
}
