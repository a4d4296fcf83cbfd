import { eq, or } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import type { Login, Registration } from "#shared/accounts/registration.ts";
import { type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import { networkOf } from "#shared/platform/network.ts";
import type { Deps } from "#server/deps.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { sendVerification } from "../own/email.ts";
import { refuseCommon } from "../own/password.ts";
import { knownDevice } from "./devices.ts";
import { type Factor, passSecondFactor } from "./second-factor.ts";
import type { Verified } from "./sessions.ts";
import { admitTry, type Caller } from "./sign-in-tries.ts";
import { getBusiness } from "../../platform/settings/business.ts";
import { noteSecurity } from "../../platform/audit/security-events.ts";
import { mayMail } from "../../platform/typed-mails.ts";
import { rethrowTaken } from "../taken-names.ts";

/**
 * Creates an account and, within the mailbox's budget, emails a link for verifying its address.
 * Unique indexes prevent concurrent requests from taking the same username or email. `also` runs in the same transaction. Throws
 * `invalid` for a common password, `conflict` with the taken field, `too_many`, `busy`.
 */
export async function registerUser(
  deps: Pick<Deps, "db" | "auth" | "throttle" | "log" | "mail" | "jobs" | "clock" | "publicUrl">,
  { password, ...fields }: Registration,
  address: string,
  also?: (tx: Tx, user: SessionUser) => Promise<void>,
): Promise<Verified> {
  const { db, auth, throttle } = deps;
  await throttle.take("register_address", address);
  refuseCommon(deps, password);
  const passwordHash = await auth.hashPassword(password, networkOf(address));
  const isMailed = await mayMail(deps, fields.email, address);
  const user = await inTransaction(db, async (tx) => {
    const [account] = await tx
      .insert(users)
      .values({
        ...rowOf(fields),
        passwordHash,
        language: languageNow(),
        createdAt: deps.clock.now(),
      })
      .returning();
    if (!account) throw new Error("The new account did not come back");
    if (isMailed) await sendVerification(deps, tx, account);
    const created = sessionUserOf(account);
    await also?.(tx, created);
    return created;
  }).catch(rethrowTaken);
  return { user, passwordHash };
}

/** Stores empty optional fields as null. */
function rowOf({ zipCode, phoneNumber, ...fields }: Omit<Registration, "password">) {
  return { ...fields, zipCode: zipCode || null, phoneNumber: phoneNumber || null };
}

/**
 * Checks credentials and returns the account, the hash they were checked against and the factor used. Neither the response nor its
 * timing reveals whether the username or the password was wrong. Throws `second_factor` when a code
 * is needed or wrong, `signed_out` for wrong credentials or a disabled account, `too_many`, `busy`.
 */
export async function checkCredentials(
  deps: Pick<Deps, "db" | "auth" | "throttle" | "log" | "clock">,
  { username, password, code }: Login,
  { address, device: token }: Caller,
): Promise<Verified & { factor: Factor }> {
  const { db, auth } = deps;
  const account = await accountNamed(db, username);
  // By account if there is one, so that its username and email share one budget.
  const name = account?.id ?? username.toLowerCase();
  const device = account && (await knownDevice(deps, account.id, token));
  const { codeBudget, forgive } = await admitTry(deps, { name, address, device });
  const matches = await auth.verifyPassword(account?.passwordHash ?? null, password, name);
  if (!account || !matches) {
    noteSecurity(deps, "sign_in.failed", { userId: account?.id, address, reason: "credentials" });
    throw new DomainError("signed_out", m.wrongCredentials);
  }
  if (account.disabled) {
    noteSecurity(deps, "sign_in.failed", { userId: account.id, address, reason: "closed" });
    throw closedAccount(await getBusiness(deps));
  }
  const proof = { budget: codeBudget, address };
  const factor = await passSecondFactor(deps, account.id, code, proof);
  await forgive();
  const { passwordHash } = account;
  return {
    user: sessionUserOf(account),
    passwordHash,
    isWithoutFactor: factor === "password",
    factor,
  };
}

/** Shown only after the correct password. */
function closedAccount({ email }: Business): DomainError {
  return new DomainError("signed_out", m.accountClosed(email));
}

/** Finds an account by username or email. Usernames cannot contain an @, so at most one account matches. */
async function accountNamed(db: Deps["db"], name: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(or(eq(users.username, name), eq(users.email, name)))
    .limit(1);
  return account ?? null;
}
