import { and, eq, lt, ne } from "drizzle-orm";
import { accountTokens } from "#db/schema/accounts.ts";
import { users } from "#db/schema/users.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { accountLink, carriedIn, deadLink } from "./tokens.ts";

/** Ends every link of an account but the one that undoes a change of its address. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  const theirs = eq(accountTokens.userId, userId);
  await tx.delete(accountTokens).where(and(theirs, ne(accountTokens.purpose, "undo_email")));
}

/**
 * The link with which the former address takes the account back. While an earlier one works there is
 * no new one (null): whoever takes an account over and changes its address twice must not end the
 * owner's. Passwords that are set in between do not end it either. The address stands in the link
 * alone: we forget it.
 */
export async function undoLink(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  { userId, email, former }: { userId: string; email: string; former: string },
): Promise<string | null> {
  const theirs = and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, "undo_email"));
  await tx.delete(accountTokens).where(and(theirs, lt(accountTokens.expiresAt, deps.clock.now())));
  const [working] = await tx.select().from(accountTokens).where(theirs);
  if (working) return null;
  return (await accountLink(deps, tx, { userId, email, purpose: "undo_email", carried: former }))
    .url;
}

/** Gives an account back to the address in its link. The database refuses one that is taken by now. */
export async function giveBack(
  { clock, jobs }: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  userId: string,
  token: string,
): Promise<void> {
  const email = carriedIn(token);
  const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!email || !before || before.disabled) throw deadLink();
  await tx.update(users).set({ email, emailVerifiedAt: clock.now() }).where(eq(users.id, userId));
  // What only the other address ties to a person is not the owner's.
  await jobs.enqueue(tx, "forget_address", { userId, email: before.email, wasProven: false });
}
