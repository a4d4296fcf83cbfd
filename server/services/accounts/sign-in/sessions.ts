import { and, desc, eq, gt, isNotNull, ne, type SQL } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { secondFactors } from "#db/schema/accounts/accounts.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { SessionState } from "#server/auth/port.ts";
import type { Deps } from "#server/deps.ts";
import { noteSecurity } from "../../platform/audit/security-events.ts";
import { auditOwn } from "../own/own-audit.ts";

/** A signed-in user with the session of the current request. */
export type SignedIn = { user: SessionUser; session: SessionState };

/** A user who has just proven or set the password, with its hash. */
export type Verified = {
  user: SessionUser;
  passwordHash: string;
  /** No second factor was asked for, because there was none. */
  isWithoutFactor?: boolean;
};

/**
 * Whether the password is still the one that was verified, the account open and no second factor on that was not asked
 * for. To be called once the session is open: it waits for a change under way (which locks the user's row), so that the
 * change either ends that session or is seen here.
 */
export async function isStillVerified(
  { db }: Pick<Deps, "db">,
  { user, passwordHash, isWithoutFactor = false }: Verified,
): Promise<boolean> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, user.id), eq(users.passwordHash, passwordHash), eq(users.disabled, false)),
    )
    .for("share");
  if (!account || !isWithoutFactor) return account !== undefined;
  const isOn = and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.confirmedAt));
  return (await db.$count(secondFactors, isOn)) === 0;
}

/** Throws `invalid` with the field unless this is the user's password, `too_many`, `busy`. */
export async function checkPassword(
  { db, auth, throttle, log }: Pick<Deps, "db" | "auth" | "throttle" | "log">,
  userId: string,
  password: string,
): Promise<void> {
  await throttle.take("confirm_account", userId);
  await throttle.take("password_account", userId);
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (await auth.verifyPassword(account?.passwordHash ?? null, password, userId)) {
    await throttle.reset("confirm_account", userId);
    return;
  }
  noteSecurity({ log }, "password.not_confirmed", { userId });
  // Not `signed_out`: a wrong password here must not end the session.
  throw new DomainError("invalid", m.wrongPassword, { field: "password" });
}

/** The user's open sessions, newest first. Their ids cannot be used to sign in. */
export async function listSessions({ db, clock }: Pick<Deps, "db" | "clock">, person: SignedIn) {
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
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map((row) => ({ ...row, isThis: row.id === person.session.id }));
}

/** Ends one of the user's sessions. Throws `not_found` for anyone else's. */
export async function endSession(
  deps: Pick<Deps, "db" | "clock" | "log">,
  { user }: SignedIn,
  id: string,
): Promise<void> {
  const isTheirs = and(eq(sessions.id, id), eq(sessions.userId, user.id));
  if ((await endThose(deps, user, isTheirs)) === 0) {
    throw new DomainError("not_found", m.sessionEnded);
  }
}

/** Ends all of the user's sessions except the current one. Returns how many it ended. */
export function endOtherSessions(
  deps: Pick<Deps, "db" | "clock" | "log">,
  { user, session }: SignedIn,
): Promise<number> {
  return endThose(deps, user, and(eq(sessions.userId, user.id), ne(sessions.id, session.id)));
}

async function endThose(
  deps: Pick<Deps, "db" | "clock" | "log">,
  user: SessionUser,
  which: SQL | undefined,
): Promise<number> {
  const ended = await inTransaction(deps.db, async (tx) => {
    const gone = await tx.delete(sessions).where(which).returning({ id: sessions.id });
    if (gone.length > 0) await auditOwn(deps, tx, user, "user.signed_out");
    return gone.length;
  });
  deps.log.info({ userId: user.id, ended }, "sessions ended");
  return ended;
}
