import { and, eq, isNull, notInArray } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { accountTokens } from "#db/schema/accounts/accounts.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { type SessionUser, sessionUserOf } from "#shared/accounts/user.ts";
import { networkOf } from "#shared/platform/network.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { hashToken, newToken } from "../../platform/links/tokens.ts";
import { takeMail } from "../../platform/typed-mails.ts";
import { forgetDevices } from "../sign-in/devices.ts";
import { rethrowTaken } from "../taken-names.ts";
import { restoreEmail } from "./email-undo.ts";
import { mayNotify } from "./owner-notice.ts";
import { proveAddress } from "./email.ts";
import { auditOwn } from "./own-audit.ts";
import { checkPassword, type Verified } from "../sign-in/sessions.ts";
import { forgiveTries } from "../sign-in/sign-in-tries.ts";
import {
  accountLink,
  deadLink,
  takeToken,
  usedLink,
  UsedLinkError,
} from "../../platform/links/link-tokens.ts";

/** Throws `invalid` with the field for a common password, which attackers try first (ASVS 6.2.4). */
export function refuseCommon(
  { auth }: Pick<Deps, "auth">,
  password: string,
  field = "password",
): void {
  if (auth.isCommonPassword(password))
    throw new DomainError("invalid", m.commonPassword, { field });
}

/**
 * Requests a link for setting a new password. The rest happens in a job, so that neither the
 * response nor its timing reveals whether the account exists. Throws `too_many`.
 */
export async function requestReset(
  deps: Pick<Deps, "db" | "jobs" | "throttle">,
  email: string,
  address: string,
): Promise<void> {
  await deps.throttle.take("recover_address", address);
  await takeMail(deps, email, address);
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, "send_reset_link", { email }));
}

/** Emails the link if the address has an account that is not disabled. */
export async function sendResetLink(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock" | "publicUrl" | "log">,
  email: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user || user.disabled) return;
    await queueResetLink(deps, tx, user);
  });
}

/** Emails an account a link for setting a new password. */
export async function queueResetLink(
  deps: Pick<Deps, "mail" | "jobs" | "clock" | "publicUrl" | "log">,
  tx: Tx,
  { id: userId, email }: Pick<SessionUser, "id" | "email">,
): Promise<void> {
  const wanted = { userId, email, purpose: "reset_password" } as const;
  const { url, tokenHash } = await accountLink(deps, tx, wanted);
  const data = { url };
  const dedupeKey = `reset_password:${tokenHash}`;
  await queueMail(deps, tx, { kind: "reset_password", to: email, dedupeKey, data });
  deps.log.info({ userId }, "reset link queued");
}

type Changing = Pick<
  Deps,
  "db" | "auth" | "mail" | "jobs" | "clock" | "publicUrl" | "throttle" | "log"
>;

/**
 * Sets the password of the account a link was created for and ends all its sessions. The link works
 * once; one that undoes an email change also restores the previous address. Returns the user's id.
 * Throws `not_found` for a link that does not work, saying so if it was used, `invalid` for a
 * common password, `conflict` when the address to restore is taken, `too_many`, `busy`.
 */
export async function resetPassword(
  deps: Changing,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<string> {
  await deps.throttle.take("link_address", address);
  refuseCommon(deps, password);
  const passwordHash = await deps.auth.hashPassword(password, networkOf(address));
  const userId = await inTransaction(deps.db, async (tx) => {
    const ways = ["reset_password", "undo_email", "restore_access"] as const;
    const link = await takeToken(deps, tx, token, ...ways);
    const { userId: owner, email, purpose } = link;
    if (purpose === "undo_email") await restoreEmail(deps, tx, { ...link, token });
    // Following the link verifies the address. Fails if the account has another address by now.
    if (purpose === "reset_password") await proveAddress(deps, tx, owner, email);
    const user = await setPassword(deps, tx, owner, passwordHash);
    await notice(deps, tx, user);
    await auditOwn(deps, tx, user, "user.password_reset");
    return owner;
  }).catch(async (error: unknown) => rethrowTaken(await namedIfUsed(deps, error)));
  // The owner will sign in next, and must not be held up by earlier failed attempts.
  await forgiveTries(deps, userId, address);
  return userId;
}

/** Says of a used link that it has set the password, unless its account is closed; other errors stay as they are. */
async function namedIfUsed({ db }: Pick<Deps, "db">, error: unknown): Promise<unknown> {
  if (!(error instanceof UsedLinkError)) return error;
  const [account] = await db
    .select({ disabled: users.disabled })
    .from(users)
    .where(eq(users.id, error.link.userId));
  return account?.disabled === false ? usedLink(m.passwordLinkUsed) : error;
}

/**
 * Changes the password, given the current one, and ends all sessions including the caller's. Throws
 * `invalid` with the field for a wrong current or a common new password, `too_many`, `busy`.
 */
export async function changePassword(
  deps: Changing,
  user: SessionUser,
  { password, newPassword }: { password: string; newPassword: string },
  address: string,
): Promise<Verified> {
  // Before any hashing, which is expensive.
  refuseCommon(deps, newPassword, "newPassword");
  await checkPassword(deps, user.id, password);
  const passwordHash = await deps.auth.hashPassword(newPassword, user.id);
  const isNotified = await mayNotify(deps, user, address);
  return inTransaction(deps.db, async (tx) => {
    await auditOwn(deps, tx, user, "user.password_changed");
    const changed = await setPassword(deps, tx, user.id, passwordHash);
    if (isNotified) await notice(deps, tx, changed);
    return { user: changed, passwordHash };
  });
}

async function setPassword(deps: Changing, tx: Tx, userId: string, passwordHash: string) {
  const [user] = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw deadLink();
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await forgetDevices(tx, userId);
  await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        isNull(accountTokens.usedAt),
        notInArray(accountTokens.purpose, ["verify_email", "undo_email"]),
      ),
    );
  deps.log.info({ userId }, "password changed");
  return sessionUserOf(user);
}

function notice(deps: Changing, tx: Tx, { email }: Pick<SessionUser, "email">): Promise<void> {
  const dedupeKey = `password_changed:${hashToken(newToken())}`;
  return queueMail(deps, tx, { kind: "password_changed", to: email, dedupeKey, data: {} });
}
