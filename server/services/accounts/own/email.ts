import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { accountTokens } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import { languageNow } from "#shared/language.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { takeMail } from "../../platform/typed-mails.ts";
import { rethrowTaken } from "../taken-names.ts";
import { endLinks, undoLink } from "./email-undo.ts";
import { auditOwn } from "./own-audit.ts";
import { mayNotify } from "./owner-notice.ts";
import {
  accountLink,
  deadLink,
  readToken,
  takeToken,
  UsedLinkError,
} from "../../platform/links/link-tokens.ts";

type Mailing = Pick<Deps, "mail" | "jobs" | "clock" | "publicUrl">;

/** Emails the link for verifying the account's address. */
export async function sendVerification(
  deps: Mailing,
  tx: Tx,
  { id: userId, email }: Pick<SessionUser, "id" | "email">,
): Promise<void> {
  const { url, tokenHash } = await accountLink(deps, tx, {
    userId,
    email,
    purpose: "verify_email",
  });
  const dedupeKey = `verify_email:${tokenHash}`;
  await queueMail(deps, tx, {
    kind: "verify_email",
    to: email,
    dedupeKey,
    data: { url },
  });
}

/** Sends the verification email again. Throws `conflict` when the address is already verified, `too_many`. */
export async function resendVerification(
  deps: Mailing & Pick<Deps, "db" | "throttle">,
  user: SessionUser,
  address: string,
): Promise<void> {
  if (user.emailVerified) throw new DomainError("conflict", m.alreadyConfirmed);
  await deps.throttle.take("recover_account", user.id);
  await takeMail(deps, user.email, address);
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, user));
}

/**
 * Uses a link about an address: verifies the account's address, or switches it to the new one. Only
 * the account the link was created for can use it, so that the owner of an address cannot verify it
 * for someone else's account; using it again changes nothing. Throws `not_found` for a link that
 * does not work, `forbidden` for another account's, `conflict` when the address is taken by now, `too_many`.
 */
export async function verifyEmail(
  deps: Mailing & Pick<Deps, "db" | "auth" | "throttle" | "log">,
  user: Pick<SessionUser, "id">,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await deps.throttle.take("link_address", address);
  const userId = await inTransaction(deps.db, async (tx) => {
    const link = await readToken(deps, tx, token);
    if (link && link.usedAt === null && link.userId !== user.id) {
      throw new DomainError("forbidden", m.linkOfOther);
    }
    const isChange = link?.purpose === "change_email";
    return isChange ? changeTo(deps, tx, token) : prove(deps, tx, token);
  }).catch(async (error: unknown) => {
    const isRepeated = error instanceof UsedLinkError && error.link.userId === user.id;
    if (isRepeated && (await isProven(deps.db, error.link))) return null;
    return rethrowTaken(error);
  });
  if (userId !== null) deps.log.info({ userId }, "email verified");
}

/** Whether the account of a link about an address has this address, verified, and is open. */
export async function isProven(
  db: Db | Tx,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOpenWith(userId, email), isNotNull(users.emailVerifiedAt)));
  return account !== undefined;
}

const isOpenWith = (userId: string, email: string) =>
  and(eq(users.id, userId), eq(users.email, email), eq(users.disabled, false));

async function prove(deps: Mailing, tx: Tx, token: string): Promise<string> {
  const { userId, email } = await takeToken(deps, tx, token, "verify_email");
  await proveAddress(deps, tx, userId, email);
  return userId;
}

/**
 * Marks the account's address as verified. Throws `not_found` if the account now has another
 * address or is disabled.
 */
export async function proveAddress(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  userId: string,
  email: string,
): Promise<void> {
  const [proven] = await tx
    .update(users)
    .set({ emailVerifiedAt: clock.now() })
    .where(isOpenWith(userId, email))
    .returning({ id: users.id });
  if (!proven) throw deadLink();
}

async function changeTo(
  deps: Mailing & Pick<Deps, "auth">,
  tx: Tx,
  token: string,
): Promise<string> {
  const { userId, email } = await takeToken(deps, tx, token, "change_email");
  const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!before) throw deadLink();
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  await proveAddress(deps, tx, userId, email);
  const wasProven = before.emailVerifiedAt !== null;
  await deps.jobs.enqueue(tx, "forget_address", { userId, email: before.email, wasProven });
  // Links sent to the previous address must not give access any more, except the one that undoes this change.
  await endLinks(tx, userId);
  // An address that was never verified may be a stranger's and gets no link into the account.
  const undo = { userId, email, former: before.email };
  const undoUrl = wasProven ? await undoLink(deps, tx, undo) : null;
  await auditOwn(deps, tx, before, "user.email_changed");
  await queueMail(deps, tx, {
    kind: "email_changed",
    to: before.email,
    dedupeKey: `email_changed:${hashToken(token)}`,
    data: { to: email, isDone: true, undoUrl },
  });
  return userId;
}

/**
 * Emails a link to the new address and a notice to the current one; nothing changes until the link
 * is used. The response is the same for an address that is taken. Throws `too_many`.
 */
export async function requestEmailChange(
  deps: Mailing & Pick<Deps, "db" | "throttle">,
  user: SessionUser,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const userId = user.id;
  await deps.throttle.take("recover_account", userId);
  await takeMail(deps, email, address);
  const isNotified = await mayNotify(deps, user, address);
  await inTransaction(deps.db, async (tx) => {
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const wanted = { userId, email, purpose: "change_email" } as const;
    const { url, tokenHash } = await accountLink(deps, tx, wanted);
    const [change, notice] = [`change_email:${tokenHash}`, `email_asked:${tokenHash}`];
    if (!taken) {
      const data = { url };
      const language = languageNow();
      const wish = { kind: "change_email", to: email, dedupeKey: change, data, language } as const;
      await queueMail(deps, tx, wish);
    }
    await auditOwn(deps, tx, user, "user.email_asked");
    if (!isNotified) return;
    const data = { to: email, isDone: false, undoUrl: null };
    await queueMail(deps, tx, { kind: "email_changed", to: user.email, dedupeKey: notice, data });
  });
}

/**
 * The requested but unconfirmed new address, and when its link expires; null if there is none. Also
 * returned for an address that is taken, since the page must not reveal that.
 */
export async function pendingEmail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id }: Pick<SessionUser, "id">,
): Promise<{ email: string; until: Date } | null> {
  const [pending] = await db
    .select({ email: accountTokens.email, until: accountTokens.expiresAt })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, id),
        eq(accountTokens.purpose, "change_email"),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, clock.now()),
      ),
    );
  return pending ?? null;
}
