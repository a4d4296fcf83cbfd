import { platformErrors as m } from "#messages/platform/errors.ts";
import { and, eq, gt, inArray } from "drizzle-orm";
import { accountTokens } from "#db/schema/accounts/accounts.ts";
import type { Db, Tx } from "#db/client.ts";
import { ACCOUNT_TOKEN_LIFE_MS, type AccountTokenPurpose } from "#shared/accounts/account.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { hashToken, newToken } from "./tokens.ts";

const PATHS: Record<AccountTokenPurpose, string> = {
  verify_email: "/verify-email",
  reset_password: "/reset-password",
  change_email: "/verify-email",
  undo_email: "/reset-password",
  restore_access: "/reset-password",
};

type Link = { userId: string; purpose: AccountTokenPurpose; email: string };

type Wanted = Link & {
  /** Encrypts the data stored with the link so that only its token can decrypt it. */
  encrypt?: (token: string) => string;
};

/** Creates a link for an email to `email`, replacing an older one with the same purpose. */
export async function accountLink(
  { clock, publicUrl }: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  { userId, purpose, email, encrypt }: Wanted,
): Promise<{ tokenHash: string; url: string }> {
  const token = newToken();
  const now = clock.now();
  const row = {
    tokenHash: hashToken(token),
    email,
    encrypted: encrypt?.(token) ?? null,
    expiresAt: new Date(now.getTime() + ACCOUNT_TOKEN_LIFE_MS[purpose]),
    usedAt: null,
    createdAt: now,
  };
  await tx
    .insert(accountTokens)
    .values({ ...row, userId, purpose })
    .onConflictDoUpdate({ target: [accountTokens.userId, accountTokens.purpose], set: row });
  // Use the configured site URL, never the Host header of a request.
  return { tokenHash: row.tokenHash, url: `${publicUrl}${PATHS[purpose]}?token=${token}` };
}

/** A used link. */
export type UsedLink = typeof accountTokens.$inferSelect;

/**
 * Consumes a link; of two concurrent calls only one succeeds. Returns the link as it was before. Throws `not_found` if
 * it does not work, which is a `UsedLinkError` if it was used and has not expired.
 */
export async function takeToken(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  token: string,
  ...purposes: readonly AccountTokenPurpose[]
): Promise<UsedLink> {
  const now = clock.now();
  const [found] = await tx
    .select()
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        inArray(accountTokens.purpose, [...purposes]),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .for("update");
  if (!found) throw deadLink();
  if (found.usedAt !== null) throw new UsedLinkError(found);
  await tx
    .update(accountTokens)
    .set({ usedAt: now, encrypted: null })
    .where(eq(accountTokens.tokenHash, found.tokenHash));
  return found;
}

/** The purpose and data of a link that has not expired, and when it was used; null for any other. */
export async function readToken(
  { clock }: Pick<Deps, "clock">,
  db: Db | Tx,
  token: string,
): Promise<(Link & Pick<UsedLink, "usedAt">) | null> {
  const { userId, purpose, email, usedAt } = accountTokens;
  const [found] = await db
    .select({ userId, purpose, email, usedAt })
    .from(accountTokens)
    .where(
      and(eq(accountTokens.tokenHash, hashToken(token)), gt(accountTokens.expiresAt, clock.now())),
    );
  return found ?? null;
}

/** The link is expired, used or wrong. */
export class DeadLinkError extends DomainError {}

/** The link was used and has not expired. Its caller may say what it did. */
export class UsedLinkError extends DeadLinkError {
  readonly link: Link;

  constructor(link: Link) {
    super("not_found", m.oldLink);
    this.link = link;
  }
}

/** The error for a used link that says what it did, for whoever holds it. */
export function usedLink(message: string): DeadLinkError {
  return new DeadLinkError("not_found", message, { isUsed: true });
}

/** The error for an expired, used or wrong link. */
export function deadLink(): DeadLinkError {
  return new DeadLinkError("not_found", m.oldLink);
}
