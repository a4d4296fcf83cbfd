import { and, eq } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DAY_MS } from "#shared/durations.ts";
import { DELETION_GRACE_DAYS } from "#shared/accounts/account.ts";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { IS_OPEN_ACCOUNT } from "../../platform/people/open-account.ts";
import { auditOwn } from "./own-audit.ts";
import { mayNotify } from "./owner-notice.ts";

/**
 * Schedules the account for deletion in `DELETION_GRACE_DAYS` days and ends all its sessions. Until
 * then, the user can sign in and undo it. Throws `forbidden` for the last admin.
 */
export async function requestDeletion(
  deps: Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl" | "log" | "throttle">,
  user: SessionUser,
  address: string,
): Promise<{ due: Date }> {
  const due = new Date(deps.clock.now().getTime() + DELETION_GRACE_DAYS * DAY_MS);
  const isNotified = await mayNotify(deps, user, address);
  await inTransaction(deps.db, async (tx) => {
    await keepLastAdmin(tx, user);
    await tx.update(users).set({ deletionDueAt: due }).where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await auditOwn(deps, tx, user, "user.deletion_asked");
    if (!isNotified) return;
    const data = {
      day: businessDayAt(due),
      url: `${deps.publicUrl}/account/profile`,
    };
    const dedupeKey = `deletion_asked:${user.id}:${due.toISOString()}`;
    await queueMail(deps, tx, { kind: "deletion_asked", to: user.email, dedupeKey, data });
  });
  deps.log.info({ userId: user.id }, "deletion asked for");
  return { due };
}

async function keepLastAdmin(tx: Tx, { id, role }: SessionUser): Promise<void> {
  if (role !== "admin") return;
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), IS_OPEN_ACCOUNT))
    .orderBy(users.id)
    .for("update");
  if (admins.every((admin) => admin.id === id)) {
    throw new DomainError("forbidden", m.lastAdmin);
  }
}

/** When the account will be erased; null if it is not scheduled for deletion. */
export async function deletionDue(
  { db }: Pick<Deps, "db">,
  { id }: Pick<SessionUser, "id">,
): Promise<Date | null> {
  const [row] = await db.select({ due: users.deletionDueAt }).from(users).where(eq(users.id, id));
  return row?.due ?? null;
}

/** Cancels the scheduled deletion. */
export async function undoDeletion(
  { db, log }: Pick<Deps, "db" | "log">,
  { id }: Pick<SessionUser, "id">,
): Promise<void> {
  await db.update(users).set({ deletionDueAt: null }).where(eq(users.id, id));
  log.info({ userId: id }, "deletion undone");
}
