import { and, eq, isNull } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { accountTokens } from "#db/schema/accounts/accounts.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { deadLink, readToken, usedLink } from "../../platform/links/link-tokens.ts";
import { isProven } from "./email.ts";

/** The account that wants an address, shown to the owner of the address before they confirm it. */
export type AddressLink = {
  username: string;
  email: string;
  /** Whether the account currently has another address, which this one would replace. */
  isChange: boolean;
  /** Whether the caller is signed in to that account. */
  isYours: boolean;
};

/**
 * Describes what a link in an email about an address would do, without doing it. Throws `not_found`
 * for a link that does not work, `too_many`.
 */
export async function getAddressLink(
  deps: Pick<Deps, "db" | "clock" | "throttle">,
  user: Pick<SessionUser, "id"> | null,
  { token, address }: { token: string; address: string },
): Promise<AddressLink> {
  await deps.throttle.take("link_address", address);
  const link = await linkOf(deps, deps.db, token);
  const [account] = await deps.db
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.id, link.userId), eq(users.disabled, false)));
  if (!account) throw deadLink();
  const { email, purpose, userId } = link;
  return { ...account, email, isChange: purpose === "change_email", isYours: user?.id === userId };
}

/**
 * Handles the owner of an address denying that an account with it is theirs. A new account that
 * never verified the address loses it and is disabled, so that the owner can use the address; an
 * account that wanted to change to it stays as it is. Throws `not_found` for a link that does not
 * work, `too_many`.
 */
export async function refuseAddress(
  deps: Pick<Deps, "db" | "clock" | "throttle" | "log">,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await deps.throttle.take("link_address", address);
  const userId = await inTransaction(deps.db, async (tx) => {
    const link = await linkOf(deps, tx, token);
    await tx.delete(accountTokens).where(eq(accountTokens.tokenHash, hashToken(token)));
    if (link.purpose === "verify_email") await takeAddress(deps, tx, link);
    return link.userId;
  });
  deps.log.info({ userId }, "address refused by its owner");
}

/**
 * The token of a link about an address; other tokens are for setting a password. Throws `not_found`, which says so if
 * the link has verified the address.
 */
async function linkOf(
  deps: Pick<Deps, "clock">,
  db: Parameters<typeof readToken>[1],
  token: string,
) {
  const link = await readToken(deps, db, token);
  if (link?.purpose !== "verify_email" && link?.purpose !== "change_email") throw deadLink();
  if (link.usedAt !== null) {
    throw (await isProven(db, link)) ? usedLink(m.addressLinkUsed) : deadLink();
  }
  return link;
}

async function takeAddress(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const [account] = await tx
    .update(users)
    .set({ email: `${userId}@refused.invalid`, disabled: true })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.emailVerifiedAt)))
    .returning({ username: users.username });
  if (!account) throw deadLink();
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await recordAudit(deps, tx, null, {
    action: "user.address_refused",
    subject: { kind: "user", id: userId, name: account.username },
  });
}
