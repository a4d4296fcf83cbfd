import { and, eq, gt, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { recoveryCodes, secondFactors } from "#db/schema/accounts/accounts.ts";
import { sessions } from "#db/schema/accounts/users.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { queueMail } from "../../mail/outbox.ts";
import { noteSecurity } from "../../platform/audit/security-events.ts";
import { hashToken, newToken } from "../../platform/links/tokens.ts";
import { auditOwn } from "../own/own-audit.ts";
import { mayNotify } from "../own/owner-notice.ts";
import { forgiveAppCodes, takeAppCode } from "./app-code-budget.ts";
import {
  newRecoveryCodes,
  printedCode,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from "./recovery-codes.ts";
import type { SignedIn } from "./sessions.ts";

const MUST_HAVE: readonly Role[] = ["admin", "logistics"];

/** Whether someone has to set up a second factor before doing anything else: staff on a production server. */
export async function mustSetUp(
  { db, staffNeedsSecondFactor }: Pick<Deps, "db" | "staffNeedsSecondFactor">,
  { id, role }: Pick<SessionUser, "id" | "role">,
): Promise<boolean> {
  if (!staffNeedsSecondFactor || !MUST_HAVE.includes(role)) return false;
  return (await confirmedSecret(db, id)) === null;
}

/** Throws `second_factor_missing` for staff on a production server who have not set one up (ASVS 6.3.3). */
export async function requireSecondFactor(
  deps: Pick<Deps, "db" | "staffNeedsSecondFactor">,
  user: Pick<SessionUser, "id" | "role">,
): Promise<void> {
  if (await mustSetUp(deps, user)) {
    throw new DomainError("second_factor_missing", m.setUpFactor);
  }
}

/** Whether two-factor authentication is on, and how many recovery codes are left. */
export async function secondFactorState({ db }: Pick<Deps, "db">, userId: string) {
  const isOn = (await confirmedSecret(db, userId)) !== null;
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return { isOn, recoveryCodes: await db.$count(recoveryCodes, unused) };
}

/** The secret as stored: encrypted if a key is configured. */
async function confirmedSecret(db: Db, userId: string): Promise<string | null> {
  const [factor] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return factor?.secret ?? null;
}

/** What someone authenticated with; the last two in addition to the password. */
export type Factor = "password" | "app" | "recovery_code";

/**
 * The second step of signing in. An account without a second factor needs only the password. Throws
 * `second_factor` for a missing or wrong code, `too_many` when the tries of `budget`, or of the
 * account's app codes, are used up, `busy`.
 */
export async function passSecondFactor(
  deps: Pick<Deps, "db" | "auth" | "clock" | "throttle" | "log">,
  userId: string,
  code: string | undefined,
  { budget = userId, address }: { budget?: string; address?: string } = {},
): Promise<Factor> {
  const stored = await confirmedSecret(deps.db, userId);
  if (stored === null) return "password";
  if (code === undefined) {
    noteSecurity(deps, "sign_in.code_asked", { userId, address });
    throw new DomainError("second_factor", m.enterAppCode);
  }
  await deps.throttle.take("code_account", budget);
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  const factor = /^\d{6}$/.test(plain) ? "app" : "recovery_code";
  if (factor === "app") await takeAppCode(deps, userId);
  const isRight =
    factor === "app"
      ? await takeStep(deps, userId, stored, plain)
      : await takeRecoveryCode(deps, userId, plain);
  if (!isRight) {
    noteSecurity(deps, "sign_in.code_failed", { userId, address, factor });
    throw new DomainError("second_factor", m.wrongCode, {
      field: "code",
    });
  }
  await Promise.all([deps.throttle.reset("code_account", budget), forgiveAppCodes(deps, userId)]);
  return factor;
}

/** Each time step is accepted once: of two concurrent requests with the same code, only one succeeds. */
async function takeStep(
  { db, auth, clock }: Pick<Deps, "db" | "auth" | "clock">,
  userId: string,
  stored: string,
  code: string,
): Promise<boolean> {
  const secret = auth.decryptSecret(userId, stored);
  const step = auth.stepOfCode(secret, code, clock.now());
  if (step === null) return false;
  const taken = await db
    .update(secondFactors)
    // Re-encrypted, so that a secret stored before a key was configured is encrypted upon use.
    .set({ lastStep: step, secret: auth.encryptSecret(userId, secret) })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/**
 * Creates a secret for an authenticator app, which becomes active once one of its codes is entered.
 * Throws `conflict` when a second factor is already active.
 */
export async function beginSecondFactor(
  { db, auth, clock }: Pick<Deps, "db" | "auth" | "clock">,
  user: Pick<SessionUser, "id" | "email" | "username">,
) {
  const secret = auth.newSecret();
  const stored = auth.encryptSecret(user.id, secret);
  const fresh = { secret: stored, createdAt: clock.now(), lastStep: 0 };
  const begun = await db
    .insert(secondFactors)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) throw new DomainError("conflict", m.factorAlreadyOn);
  await auditOwn({ clock }, db, user, "user.two_factor_begun");
  return auth.enrollmentOf(secret, user.email);
}

type Noticing = Pick<
  Deps,
  "db" | "auth" | "clock" | "mail" | "jobs" | "throttle" | "log" | "staffNeedsSecondFactor"
>;

/**
 * Turns two-factor authentication on with the app's first code and ends the other sessions. Returns
 * the recovery codes, which are never shown again. If it is on already, as after a lost response, a
 * right code returns new ones. Throws `invalid` with the field for a wrong code, `too_many`, `busy`.
 */
export async function confirmSecondFactor(
  deps: Noticing,
  { user, session }: SignedIn,
  { code, address }: { code: string; address: string },
): Promise<string[]> {
  await deps.throttle.take("code_account", user.id);
  const given = { userId: user.id, code };
  if (await isRepeated(deps, given)) {
    await Promise.all([
      deps.throttle.reset("code_account", user.id),
      forgiveAppCodes(deps, user.id),
    ]);
    return renewRecoveryCodes(deps, user);
  }
  // Rejects a wrong code before computing ten slow hashes.
  await firstStep(deps, deps.db.select().from(secondFactors).where(isWaiting(user.id)), given);
  const codes = await newRecoveryCodes(deps, user.id);
  const isNotified = await mayNotify(deps, user, address);
  await inTransaction(deps.db, async (tx) => {
    const waiting = isWaiting(user.id);
    const locked = tx.select().from(secondFactors).where(waiting).for("update");
    const { step, now } = await firstStep(deps, locked, given);
    await tx.update(secondFactors).set({ confirmedAt: now, lastStep: step }).where(waiting);
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id)));
    if (isNotified) await notice(deps, tx, user, true);
    await auditOwn(deps, tx, user, "user.two_factor_on");
    await replaceRecoveryCodes(tx, user.id, codes);
  });
  await Promise.all([deps.throttle.reset("code_account", user.id), forgiveAppCodes(deps, user.id)]);
  return codes.map(printedCode);
}

/**
 * Whether the factor is on already and the code is right: the one that turned it on, as when that is sent again, or
 * one that was never used, which is then used up. A code that signed somebody in is not right again. Throws `too_many`.
 */
async function isRepeated(deps: Noticing, { userId, code }: Given): Promise<boolean> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const [factor] = await deps.db.select().from(secondFactors).where(isOn);
  if (!factor?.confirmedAt) return false;
  await takeAppCode(deps, userId);
  const secret = deps.auth.decryptSecret(userId, factor.secret);
  const plain = digitsOf(code);
  const isLast = deps.auth.stepOfCode(secret, plain, deps.clock.now()) === factor.lastStep;
  const turnedOn = deps.auth.stepOfCode(secret, plain, factor.confirmedAt) === factor.lastStep;
  return (isLast && turnedOn) || takeStep(deps, userId, factor.secret, plain);
}

type Given = { userId: string; code: string };
const digitsOf = (code: string) => code.replaceAll(/\D/g, "");

const isWaiting = (userId: string) =>
  and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));

/**
 * The time step of the first code from an app that is being set up. Throws `invalid` with the field
 * for a wrong code.
 */
async function firstStep(
  deps: Pick<Deps, "auth" | "clock" | "log">,
  waiting: PromiseLike<(typeof secondFactors.$inferSelect)[]>,
  { userId, code }: Given,
) {
  const [factor] = await waiting;
  const now = deps.clock.now();
  const secret = factor ? deps.auth.decryptSecret(userId, factor.secret) : null;
  const step = secret === null ? null : deps.auth.stepOfCode(secret, digitsOf(code), now);
  if (step !== null) return { step, now };
  noteSecurity(deps, "second_factor.not_turned_on", { userId });
  throw new DomainError("invalid", m.wrongCodeNext, {
    field: "code",
  });
}

/**
 * Replaces the recovery codes with new ones. Throws `conflict` while two-factor authentication is
 * off, `too_many`, `busy`.
 */
export async function renewRecoveryCodes(
  deps: Pick<Deps, "db" | "auth" | "clock" | "throttle">,
  user: Pick<SessionUser, "id" | "username">,
): Promise<string[]> {
  if ((await confirmedSecret(deps.db, user.id)) === null) {
    throw new DomainError("conflict", m.factorOff);
  }
  const codes = await newRecoveryCodes(deps, user.id);
  await inTransaction(deps.db, async (tx) => {
    await auditOwn(deps, tx, user, "user.recovery_codes_renewed");
    await replaceRecoveryCodes(tx, user.id, codes);
  });
  return codes.map(printedCode);
}

/** Turns two-factor authentication off. Throws `forbidden` for staff who must have it. */
export async function removeSecondFactor(
  deps: Noticing,
  user: SessionUser,
  address: string,
): Promise<void> {
  if (deps.staffNeedsSecondFactor && MUST_HAVE.includes(user.role)) {
    throw new DomainError("forbidden", m.roleNeedsFactor);
  }
  const isNotified = await mayNotify(deps, user, address);
  await inTransaction(deps.db, (tx) => takeOff(deps, tx, user, { by: user, isNotified }));
}

type TakingOff = {
  by: Actor;
  /** Why, if someone else removes it. */
  reason?: string;
  /** Whether the account's address gets a notice; it does by default. */
  isNotified?: boolean;
  /** Removes only a factor confirmed after this. */
  confirmedAfter?: Date;
};

/**
 * Removes the second factor and its recovery codes and notifies the account's address, unless told
 * otherwise. Returns false if none was active.
 */
export async function takeOff(
  deps: Pick<Deps, "clock" | "mail" | "jobs">,
  tx: Tx,
  user: Pick<SessionUser, "id" | "username" | "email">,
  { by, reason, isNotified = true, confirmedAfter }: TakingOff,
): Promise<boolean> {
  const isYounger = confirmedAfter && gt(secondFactors.confirmedAt, confirmedAfter);
  const [removed] = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, user.id), isYounger))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  if (!removed?.confirmedAt) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  await recordAudit(deps, tx, by, {
    action: "user.two_factor_removed",
    subject: { kind: "user", id: user.id, name: user.username },
    ...(reason && { detail: { reason } }),
  });
  if (isNotified) await notice(deps, tx, user, false);
  return true;
}

function notice(
  deps: Pick<Deps, "mail" | "jobs" | "clock">,
  tx: Tx,
  { email }: Pick<SessionUser, "email">,
  isOn: boolean,
) {
  const dedupeKey = `second_factor_changed:${hashToken(newToken())}`;
  const data = { isOn };
  return queueMail(deps, tx, { kind: "second_factor_changed", to: email, dedupeKey, data });
}
