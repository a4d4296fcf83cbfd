import { and, eq, lt, ne } from "drizzle-orm";
import { accountTokens } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { takeOff } from "../sign-in/second-factor.ts";
import { accountLink, deadLink, type UsedLink } from "../../platform/link-tokens.ts";

/** Ends every link of an account but the one that undoes a change of its address. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  const theirs = eq(accountTokens.userId, userId);
  await tx.delete(accountTokens).where(and(theirs, ne(accountTokens.purpose, "undo_email")));
}

/**
 * The link with which the former address takes the account back. While an earlier one works there is
 * no new one (null): anyone who takes an account over and changes its address twice must not end the
 * owner's. Passwords that are set in between do not end it either. We forget the address: it is stored
 * encrypted with the link's token, of which we keep the hash alone, so that the link brings it back.
 */
export async function undoLink(
  deps: Pick<Deps, "auth" | "clock" | "publicUrl">,
  tx: Tx,
  { userId, email, former }: { userId: string; email: string; former: string },
): Promise<string | null> {
  const theirs = and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, "undo_email"));
  await tx.delete(accountTokens).where(and(theirs, lt(accountTokens.expiresAt, deps.clock.now())));
  const [working] = await tx.select().from(accountTokens).where(theirs);
  if (working) return null;
  const encrypt = (token: string) => deps.auth.encryptWithToken(token, userId, former);
  const { url } = await accountLink(deps, tx, { userId, email, purpose: "undo_email", encrypt });
  return url;
}

/**
 * Gives an account back to the address that its link opens. The database refuses one that is taken by
 * now. A second factor that was confirmed after the change goes, because who took the account may have
 * set it up; one that was on before stays, and keeps out who only reads the old mailbox
 * (`docs/decisions/022`).
 */
export async function giveBack(
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
  // What only the other address ties to a person is not the owner's.
  await deps.jobs.enqueue(tx, "forget_address", { userId, email: before.email, wasProven: false });
}
