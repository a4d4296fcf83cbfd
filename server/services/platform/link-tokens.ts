import { platformErrors as m } from "#messages/platform-errors.ts";
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
  /** Makes what is stored beside the link for no one but who has its token. */
  encrypt?: (token: string) => string;
};

/** A link for an email to `email`. It ends an older one of the same purpose. */
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
    createdAt: now,
  };
  await tx
    .insert(accountTokens)
    .values({ ...row, userId, purpose })
    .onConflictDoUpdate({ target: [accountTokens.userId, accountTokens.purpose], set: row });
  // The address of the site is a setting: what a request says about its host plays no part.
  return { tokenHash: row.tokenHash, url: `${publicUrl}${PATHS[purpose]}?token=${token}` };
}

/** A link that was used. */
export type UsedLink = typeof accountTokens.$inferSelect;

/** Uses a link up: of two at the same moment one gets it. Throws `not_found` for one that does not work. */
export async function takeToken(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  token: string,
  ...purposes: readonly AccountTokenPurpose[]
): Promise<UsedLink> {
  const [taken] = await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        inArray(accountTokens.purpose, [...purposes]),
        gt(accountTokens.expiresAt, clock.now()),
      ),
    )
    .returning();
  if (!taken) throw deadLink();
  return taken;
}

/** What a link that still works is for; nothing is used up. Null for one that does not work. */
export async function readToken(
  { clock }: Pick<Deps, "clock">,
  db: Db | Tx,
  token: string,
): Promise<Link | null> {
  const { userId, purpose, email } = accountTokens;
  const [found] = await db
    .select({ userId, purpose, email })
    .from(accountTokens)
    .where(
      and(eq(accountTokens.tokenHash, hashToken(token)), gt(accountTokens.expiresAt, clock.now())),
    );
  return found ?? null;
}

/** A link of an email does not work: it is old, used or wrong. */
export class DeadLinkError extends DomainError {}

/** The answer to someone with an old, used or wrong link. */
export function deadLink(): DeadLinkError {
  return new DeadLinkError("not_found", m.oldLink);
}
