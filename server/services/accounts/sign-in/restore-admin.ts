import { eq } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { recoveryCodes, secondFactors } from "#db/schema/accounts/accounts.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { queueMail } from "../../mail/outbox.ts";
import { accountLink } from "../../platform/links/link-tokens.ts";

/**
 * Restores access for an admin who has lost everything, for use by whoever runs the server. Returns
 * a link for setting a new password, which works once, within an hour. Removes the second factor,
 * which has to be set up again at the next sign-in, ends all sessions and emails the account's
 * address. Throws `not_found` for anyone who is not an admin, `conflict` for a disabled account.
 */
export async function restoreAdmin(
  deps: Pick<Deps, "db" | "clock" | "publicUrl" | "mail" | "jobs">,
  username: string,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.username, username)).for("update");
    if (user?.role !== "admin") throw new DomainError("not_found", m.noAdmin(username));
    if (user.disabled) throw new DomainError("conflict", m.adminClosed(username));
    const { id: userId, email } = user;
    for (const table of [sessions, recoveryCodes, secondFactors]) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
    const wanted = { userId, email, purpose: "restore_access" } as const;
    const { url, tokenHash } = await accountLink(deps, tx, wanted);
    const dedupeKey = `admin_restored:${tokenHash}`;
    await queueMail(deps, tx, { kind: "admin_restored", to: email, dedupeKey, data: { username } });
    await recordAudit(deps, tx, null, {
      action: "user.restored",
      subject: { kind: "user", id: userId, name: user.username },
    });
    return url;
  });
}
