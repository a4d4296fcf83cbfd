import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { recoveryCodes, secondFactors } from "#db/schema/accounts/accounts.ts";
import type { Db } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { noteSecurity } from "../../platform/audit/security-events.ts";
import { forgiveAppCodes, takeAppCode } from "./app-code-budget.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";

const MUST_HAVE: readonly Role[] = ["admin", "logistics"];

/** Whether people with this role need a second factor on a production server. */
export const mustHaveSecondFactor = (role: Role) => MUST_HAVE.includes(role);

/** Whether someone has to set up a second factor before doing anything else: staff on a production server. */
export async function mustSetUp(
  { db, staffNeedsSecondFactor }: Pick<Deps, "db" | "staffNeedsSecondFactor">,
  { id, role }: Pick<SessionUser, "id" | "role">,
): Promise<boolean> {
  if (!staffNeedsSecondFactor || !mustHaveSecondFactor(role)) return false;
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

/** The secret of a factor that is on, as stored: encrypted if a key is configured; null while it is off. */
export async function confirmedSecret(db: Db, userId: string): Promise<string | null> {
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

/** Whether a code is right. Each time step is accepted once: of two concurrent requests with the same code, only one succeeds. */
export async function takeStep(
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
