import { randomUUID } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { auditLog } from "#db/schema/platform/audit.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { DomainError } from "#shared/errors.ts";
import type { SecondFactorLoss, UserChange } from "#shared/accounts/user-admin.ts";
import type { Deps } from "#server/deps.ts";
import { endLinks } from "../own/email-undo.ts";
import { queueResetLink } from "../own/password.ts";
import { takeOff } from "../sign-in/switch-second-factor.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { editsOf } from "../../platform/audit/edits.ts";
import { creditOf } from "../../payments/credit/credits.ts";
import { queueMail } from "../../mail/outbox.ts";
import { rethrowTaken } from "../taken-names.ts";
import { hasSecondFactor } from "./user-list.ts";

/** Orders and audit log entries shown on a person's page. */
const LATEST = 20;

const SHOWN = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  zipCode: users.zipCode,
  phoneNumber: users.phoneNumber,
  emailVerifiedAt: users.emailVerifiedAt,
  disabled: users.disabled,
  deletionDueAt: users.deletionDueAt,
  lastSeenAt: users.lastSeenAt,
  createdAt: users.createdAt,
  secondFactor: hasSecondFactor,
};

/**
 * A person with their credit, latest orders, open sessions and the latest audit log entries about
 * the account. Throws `not_found`.
 */
export async function getUser({ db, clock }: Pick<Deps, "db" | "clock">, id: string) {
  const [user] = await db.select(SHOWN).from(users).where(eq(users.id, id));
  if (!user) throw unknownUser();
  const [credit, bought, open, entries] = await Promise.all([
    creditOf(db, id),
    db
      .select({
        number: orders.number,
        state: orders.state,
        total: orders.total,
        deliveryDay: orders.deliveryDay,
        placedAt: orders.placedAt,
      })
      .from(orders)
      .where(eq(orders.userId, id))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(LATEST),
    // Without session ids: they are only digests of the session tokens, but the page does not need them.
    db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        userAgent: sessions.userAgent,
        address: sessions.address,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, id),
          gt(sessions.endsAt, clock.now()),
          gt(sessions.expiresAt, clock.now()),
        ),
      )
      .orderBy(desc(sessions.createdAt), desc(sessions.id)),
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, "user"), eq(auditLog.subjectId, id)))
      .orderBy(desc(auditLog.id))
      .limit(LATEST),
  ]);
  return { ...user, credit, orders: bought, sessions: open, entries };
}

/**
 * Changes a person's name, email address, zip code and phone number: only the fields that differ
 * from what the form showed. A new email address is unverified until its owner verifies it, and the
 * previous one is notified. What only the previous address ties to the person, such as the
 * newsletter and guest orders, keeps it. Throws `not_found`, and `conflict` with the field for a
 * taken address or a field that has changed in the meantime.
 */
export async function changeUser(
  deps: Pick<Deps, "db" | "clock" | "mail" | "jobs">,
  actor: Actor,
  { id, shown, ...sent }: UserChange,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lockedUser(tx, id);
    const { firstName, lastName, email } = before;
    const current = { firstName, lastName, email, ...optionalOf(before) };
    const shownFields = { ...shown, ...optionalOf(shown) };
    const after = editsOf(current, shownFields, { ...sent, ...optionalOf(sent) });
    const changes = changesBetween(current, after);
    if (Object.keys(changes).length === 0) return;
    const verified = "email" in changes ? { emailVerifiedAt: null } : {};
    await tx
      .update(users)
      .set({ ...after, ...verified })
      .where(eq(users.id, id));
    if (after.email !== undefined && "email" in changes) {
      // Links sent to the previous address must neither open the account nor verify the new one.
      await endLinks(tx, id);
      // Only the account's own rows follow: nobody has verified the new address, which may be a stranger's.
      const former = { userId: id, email: before.email, wasProven: false };
      await deps.jobs.enqueue(tx, "forget_address", former);
      await queueMail(deps, tx, {
        kind: "email_changed",
        to: before.email,
        dedupeKey: `email_changed:${randomUUID()}`,
        data: { to: after.email, isDone: true, undoUrl: null },
      });
    }
    await recordAudit(deps, tx, actor, {
      action: "user.changed",
      subject: { kind: "user", id, name: before.username },
      detail: changes,
    });
  }).catch(rethrowTaken);
}

/** Stores empty optional fields as null. */
function optionalOf(given: { zipCode: string | null; phoneNumber: string | null }) {
  return { zipCode: given.zipCode || null, phoneNumber: given.phoneNumber || null };
}

/** Ends all of a person's sessions. Throws `not_found`. */
export async function endSessionsOf(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { username } = await lockedUser(tx, id);
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordAudit(deps, tx, actor, {
      action: "user.signed_out",
      subject: { kind: "user", id, name: username },
    });
  });
}

/**
 * Removes the second factor of someone who has lost the app and the recovery codes, after the team
 * has verified their identity, and ends their sessions. Throws `not_found`, `forbidden` for one's
 * own account, `conflict` when there is none.
 */
export async function takeOffSecondFactor(
  deps: Pick<Deps, "db" | "clock" | "mail" | "jobs">,
  actor: Actor,
  { id, reason }: SecondFactorLoss,
): Promise<void> {
  if (id === actor?.id) throw new DomainError("forbidden", m.anotherAdmin);
  await inTransaction(deps.db, async (tx) => {
    const user = await lockedUser(tx, id);
    if (!(await takeOff(deps, tx, user, { by: actor, reason }))) {
      throw new DomainError("conflict", m.factorAlreadyOff);
    }
    await tx.delete(sessions).where(eq(sessions.userId, id));
  });
}

/**
 * Emails a person a link for setting a new password, since only the owner of an account ever sets
 * it. Throws `not_found`, and `conflict` for a disabled account.
 */
export async function sendResetTo(
  deps: Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl" | "log">,
  actor: Actor,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await lockedUser(tx, id);
    if (user.disabled) throw new DomainError("conflict", m.isClosed);
    await queueResetLink(deps, tx, user);
    await recordAudit(deps, tx, actor, {
      action: "user.reset_sent",
      subject: { kind: "user", id, name: user.username },
    });
  });
}

async function lockedUser(tx: Tx, id: string) {
  const [user] = await tx.select(SHOWN).from(users).where(eq(users.id, id)).for("update");
  if (!user) throw unknownUser();
  return user;
}

/** The error for an unknown account. */
export function unknownUser(): DomainError {
  return new DomainError("not_found", m.noAccount);
}
