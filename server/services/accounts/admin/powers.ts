import { asc, eq, inArray, or, sql } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { Deps } from "#server/deps.ts";
import { IS_OPEN_ACCOUNT } from "../../platform/people/open-account.ts";
import { recordAudit, type UserActor } from "../../platform/audit/audit.ts";
import { unknownUser } from "./user-record.ts";

type Locked = Awaited<ReturnType<typeof lockWithAdmins>>[number];

/**
 * Changes a person's role and ends their sessions. Also unlinks them from their farm, so that they
 * no longer get its emails and someone else can be invited to it. Throws `not_found`, and
 * `forbidden` for oneself, for the last admin, and when the actor is no longer an admin.
 */
export async function changeRole(
  deps: Pick<Deps, "db" | "clock">,
  actor: UserActor,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [person] = await guarded(tx, actor, [id], role !== "admin");
    if (!person || person.role === role) return;
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await tx.delete(farmMembers).where(eq(farmMembers.userId, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordAudit(deps, tx, actor, {
      action: "user.role_changed",
      subject: { kind: "user", id, name: person.username },
      detail: { role: { from: person.role, to: role } },
    });
  });
}

/**
 * Disables accounts and ends their sessions: all of them or, if one of them may not be disabled,
 * none. Throws the same as `changeRole`.
 */
export async function disableUsers(
  deps: Pick<Deps, "db" | "clock">,
  actor: UserActor,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const people = (await guarded(tx, actor, ids, true)).filter(({ disabled }) => !disabled);
    await setDisabled(tx, people, true);
    const closed = people.map(({ id }) => id);
    if (closed.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, closed));
    for (const { id, username: name } of people) {
      const subject = { kind: "user", id, name };
      await recordAudit(deps, tx, actor, { action: "user.disabled", subject, detail: { reason } });
    }
  });
}

/** Enables disabled accounts. Throws `not_found`, `forbidden`. */
export async function enableUsers(
  deps: Pick<Deps, "db" | "clock">,
  actor: UserActor,
  ids: readonly string[],
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const people = (await guarded(tx, actor, ids, false)).filter(({ disabled }) => disabled);
    await setDisabled(tx, people, false);
    for (const { id, username: name } of people) {
      const subject = { kind: "user", id, name };
      await recordAudit(deps, tx, actor, { action: "user.enabled", subject });
    }
  });
}

/**
 * Reads the people and locks them together with every admin, so that two admins cannot remove each
 * other at the same time: the second one sees the first one's change. `takesPower` is whether the
 * change would take admin rights away from an admin. Throws `not_found`, `forbidden`.
 */
async function guarded(
  tx: Tx,
  actor: UserActor,
  ids: readonly string[],
  takesPower: boolean,
): Promise<Locked[]> {
  const locked = await lockWithAdmins(tx, ids);
  const admins = locked.filter(({ role, disabled }) => role === "admin" && !disabled);
  if (!admins.some(({ id }) => id === actor.id)) {
    throw new DomainError("forbidden", m.noLongerAdmin);
  }
  const people = locked.filter(({ id }) => ids.includes(id));
  if (people.length < new Set(ids).size) throw unknownUser();
  if (takesPower && ids.includes(actor.id)) {
    throw new DomainError("forbidden", m.notYourOwn);
  }
  const staying = admins.filter(({ isOpen }) => isOpen);
  if (takesPower && staying.length > 0 && staying.every(({ id }) => ids.includes(id))) {
    throw new DomainError("forbidden", m.lastAdmin);
  }
  return people;
}

/** Locks in ascending order of id, so that concurrent calls cannot deadlock. */
function lockWithAdmins(tx: Tx, ids: readonly string[]) {
  return tx
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      disabled: users.disabled,
      /** Whether the account is neither disabled nor scheduled for deletion. */
      isOpen: sql<boolean>`${IS_OPEN_ACCOUNT}`,
    })
    .from(users)
    .where(or(eq(users.role, "admin"), inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for("update");
}

async function setDisabled(tx: Tx, people: readonly Locked[], disabled: boolean): Promise<void> {
  const ids = people.map(({ id }) => id);
  if (ids.length > 0) await tx.update(users).set({ disabled }).where(inArray(users.id, ids));
}
