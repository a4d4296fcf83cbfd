import { and, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { recoveryCodes, secondFactors } from "#db/schema/accounts/accounts.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { queueMail } from "../../mail/outbox.ts";
import { noteSecurity } from "../../platform/audit/security-events.ts";
import { hashToken, newToken } from "../../platform/links/tokens.ts";
import { auditOwn } from "../own/own-audit.ts";
import { mayNotify } from "../own/owner-notice.ts";
import { forgiveAppCodes, takeAppCode } from "./app-code-budget.ts";
import { newRecoveryCodes, printedCode, replaceRecoveryCodes } from "./recovery-codes.ts";
import type { SignedIn } from "./sessions.ts";
import { confirmedSecret, mustHaveSecondFactor, takeStep } from "./second-factor.ts";

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
    // A sign-in under way waits for it (`isStillVerified`).
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("no key update");
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
  if (deps.staffNeedsSecondFactor && mustHaveSecondFactor(user.role)) {
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
