import type { SessionUser } from "#shared/accounts/user.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { auditOwn } from "../own-audit.ts";
import { accountRowsOf } from "./account-rows.ts";
import { farmRowsOf } from "./farm-rows.ts";
import { messageRowsOf } from "./message-rows.ts";
import { orderRowsOf } from "./order-rows.ts";
import { paymentRowsOf } from "./payment-rows.ts";

/**
 * All data stored about a person, table by table, as JSON. Excludes hashes and secrets that protect
 * the account and, unless the email address is verified, data linked to the person only by that
 * address. Throws `too_many`.
 */
export async function exportOwnData(
  { db, clock, throttle }: Pick<Deps, "db" | "clock" | "throttle">,
  user: Pick<SessionUser, "id" | "email" | "emailVerified" | "username">,
): Promise<string> {
  const { id, emailVerified } = user;
  await throttle.take("export_account", id);
  await auditOwn({ clock }, db, user, "user.exported");
  // An unverified address may be a stranger's, so data linked only by address is not exported for it.
  const owner = { id, email: emailVerified ? user.email : "" };
  const tables = await inTransaction(db, async (tx) => ({
    ...(await accountRowsOf(tx, owner)),
    ...(await orderRowsOf(tx, owner)),
    ...(await paymentRowsOf(tx, owner)),
    ...(await farmRowsOf(tx, owner)),
    ...(await messageRowsOf(tx, owner)),
  }));
  return JSON.stringify({ exportedAt: clock.now(), tables }, withoutSecrets, 2);
}

const SECRETS = new Set([
  "passwordHash",
  "tokenHash",
  "codeHash",
  "linkHash",
  "secret",
  "note",
  "tags",
]);

function withoutSecrets(key: string, value: unknown): unknown {
  return SECRETS.has(key) ? undefined : value;
}
