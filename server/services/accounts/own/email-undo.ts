import { and, eq, isNull, lt, ne } from "drizzle-orm";
import { accountTokens } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { takeOff } from "../sign-in/switch-second-factor.ts";
import { accountLink, deadLink, type UsedLink } from "../../platform/links/link-tokens.ts";

/** Invalidates all unused links of an account except the one that undoes an email change. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  const theirs = and(eq(accountTokens.userId, userId), isNull(accountTokens.usedAt));
  await tx.delete(accountTokens).where(and(theirs, ne(accountTokens.purpose, "undo_email")));
}

/**
 * A link that lets the previous address take the account back. Null while an earlier such link
 * works: someone who takes over an account and changes its address twice must not invalidate the
 * owner's link. A new password does not invalidate it either.
 *
 * The previous address itself is not kept. It is stored encrypted with the link's token, of which
 * only a hash is stored, so that only the link can restore it.
 */
export async function undoLink(
  deps: Pick<Deps, "auth" | "clock" | "publicUrl">,
  tx: Tx,
  { userId, email, former }: { userId: string; email: string; former: string },
): Promise<string | null> {
  const theirs = and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, "undo_email"));
  await tx.delete(accountTokens).where(and(theirs, lt(accountTokens.expiresAt, deps.clock.now())));
  const unused = and(theirs, isNull(accountTokens.usedAt));
  const [working] = await tx.select().from(accountTokens).where(unused);
  if (working) return null;
  const encrypt = (token: string) => deps.auth.encryptWithToken(token, userId, former);
  const { url } = await accountLink(deps, tx, { userId, email, purpose: "undo_email", encrypt });
  return url;
}

/**
 * Restores the account's previous address from its undo link. The users table's unique index
 * rejects an address that is taken by now. Removes a second factor confirmed after the change,
 * since whoever took the account may have set it up; one from before stays, so that access to the
 * old mailbox alone is not enough (`docs/decisions/022`). Throws `not_found`.
 */
export async function restoreEmail(
  deps: Pick<Deps, "auth" | "clock" | "mail" | "jobs">,
  tx: Tx,
  { userId, encrypted, createdAt, token }: UsedLink & { token: string },
): Promise<void> {
  const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (encrypted === null || !before || before.disabled) throw deadLink();
  const email = deps.auth.decryptWithToken(token, userId, encrypted);
  const emailVerifiedAt = deps.clock.now();
  await tx.update(users).set({ email, emailVerifiedAt }).where(eq(users.id, userId));
  await takeOff(deps, tx, { ...before, email }, { by: before, confirmedAfter: createdAt });
  // Data linked only by the other address does not belong to the account's owner.
  await deps.jobs.enqueue(tx, "forget_address", { userId, email: before.email, wasProven: false });
}
