import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions, users } from "#db/schema/users.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/user.ts";
import type { SessionState } from "../../auth/port.ts";
import type { Deps } from "../../deps.ts";
import { noteSecurity } from "../security-events.ts";

/** Somebody who is signed in, and the session of the call. */
export type Person = { user: SessionUser; session: SessionState };

/** A wrong password where somebody is signed in: nobody is thrown out for it. */
const WRONG_PASSWORD = "That is not your password";

/**
 * Takes the password once more: what is delicate is open for ten minutes from now. Throws `invalid`
 * with the field for a wrong one, `too_many`, `busy`.
 */
export async function confirmPassword(
  deps: Pick<Deps, "db" | "auth" | "clock" | "throttle" | "log">,
  { user, session }: Person,
  password: string,
): Promise<void> {
  await checkPassword(deps, user.id, password);
  await deps.db
    .update(sessions)
    .set({ confirmedAt: deps.clock.now() })
    .where(eq(sessions.id, session.id));
}

/** Throws `invalid` with the field unless this is the person's password. */
export async function checkPassword(
  { db, auth, throttle, log }: Pick<Deps, "db" | "auth" | "throttle" | "log">,
  userId: string,
  password: string,
): Promise<void> {
  await throttle.take("confirm_account", userId);
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (await auth.verifyPassword(account?.passwordHash ?? null, password)) {
    await throttle.reset("confirm_account", userId);
    return;
  }
  noteSecurity({ log }, "password.not_confirmed", { userId });
  throw new DomainError("invalid", WRONG_PASSWORD, { field: "password" });
}

/** Where somebody is signed in, newest first. The name of a session here opens nothing. */
export async function listSessions({ db, clock }: Pick<Deps, "db" | "clock">, person: Person) {
  const rows = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, person.user.id),
        gt(sessions.endsAt, clock.now()),
        gt(sessions.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(sessions.createdAt));
  return rows.map((row) => ({ ...row, isThis: row.id === person.session.id }));
}

/** Ends one of the person's sessions. Throws `not_found` for anybody else's. */
export async function endSession(
  { db, log }: Pick<Deps, "db" | "log">,
  { user }: Person,
  id: string,
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new DomainError("not_found", "This session has ended already");
  log.info({ userId: user.id }, "session ended");
}

/** Ends every session of the person but this one. Returns how many there were. */
export async function endOtherSessions(
  { db, log }: Pick<Deps, "db" | "log">,
  { user, session }: Person,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id)))
    .returning({ id: sessions.id });
  log.info({ userId: user.id, ended: ended.length }, "other sessions ended");
  return ended.length;
}
