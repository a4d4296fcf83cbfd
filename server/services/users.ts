import { eq, or } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import { brand } from "#shared/brand.ts";
import { DomainError } from "#shared/errors.ts";
import type { Login, Registration } from "#shared/registration.ts";
import { type SessionUser, sessionUserOf } from "#shared/user.ts";
import type { Deps } from "../deps.ts";
import { violatedConstraint } from "#db/violations.ts";

const WRONG_CREDENTIALS = "Invalid username or password";

/** What a taken name is told, by the constraint that found it; `field` puts it under the field. */
const TAKEN: Record<string, { field: "username" | "email"; message: string }> = {
  users_username_unique: {
    field: "username",
    message: "That username is taken. Please choose another one.",
  },
  users_email_unique: {
    field: "email",
    message: "There is already an account with this email. Please sign in instead.",
  },
};

/**
 * Makes an account. Two at the same moment cannot both have a name or an email: the table's unique
 * indexes decide. Throws `conflict` with the taken field, `too_many`, `busy`.
 */
export async function registerUser(
  { db, auth, throttle, log }: Pick<Deps, "db" | "auth" | "throttle" | "log">,
  { password, ...fields }: Registration,
  address: string,
): Promise<SessionUser> {
  await throttle.take("register_address", address);
  const passwordHash = await auth.hashPassword(password);
  const [account] = await db
    .insert(users)
    .values({ ...rowOf(fields), passwordHash })
    .returning()
    .catch(rethrowTaken);
  if (!account) throw new Error("The new account did not come back");
  log.info({ userId: account.id, role: account.role }, "account registered");
  return sessionUserOf(account);
}

/** Optional fields that were left empty are not known, rather than empty. */
function rowOf({ zipCode, phoneNumber, ...fields }: Omit<Registration, "password">) {
  return { ...fields, zipCode: zipCode || null, phoneNumber: phoneNumber || null };
}

/** Tells which name is taken; anything else is thrown on. */
export function rethrowTaken(error: unknown): never {
  const taken = TAKEN[violatedConstraint(error) ?? ""];
  if (!taken) throw error;
  throw new DomainError("conflict", taken.message, { field: taken.field });
}

/**
 * The account behind the credentials. Which of name and password was wrong is neither said nor
 * measurable. Throws `signed_out` for wrong credentials or a closed account, `too_many`, `busy`.
 */
export async function checkCredentials(
  { db, auth, throttle, log }: Pick<Deps, "db" | "auth" | "throttle" | "log">,
  { username, password }: Login,
  address: string,
): Promise<SessionUser> {
  await throttle.take("login_address", address);
  const account = await accountNamed(db, username);
  // By account where there is one, so that name and email share one budget.
  const budget = account?.id ?? username.toLowerCase();
  await throttle.take("login_account", budget);
  const matches = await auth.verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !matches) {
    log.warn({ userId: account?.id ?? null, address }, "sign-in refused");
    throw new DomainError("signed_out", WRONG_CREDENTIALS);
  }
  if (account.disabled) throw closedAccount();
  await throttle.reset("login_account", budget);
  return sessionUserOf(account);
}

/** Told only to whoever knows the password. */
function closedAccount(): DomainError {
  return new DomainError(
    "signed_out",
    `This account has been closed. Please write to ${brand.email}.`,
  );
}

/** A username has no @, so the two columns can never mean different people. */
async function accountNamed(db: Deps["db"], name: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(or(eq(users.username, name), eq(users.email, name)))
    .limit(1);
  return account ?? null;
}
