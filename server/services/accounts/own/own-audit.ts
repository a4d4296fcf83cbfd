import type { Db, Tx } from "#db/client.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit.ts";

/** Writes down what someone did with their own account; `tx` is the transaction that does it. */
export function auditOwn(
  deps: Pick<Deps, "clock">,
  tx: Tx | Db,
  { id, username }: Pick<SessionUser, "id" | "username">,
  action: Extract<AuditAction, `user.${string}`>,
): Promise<void> {
  const subject = { kind: "user", id, name: username };
  return recordAudit(deps, tx, { id, username }, { action, subject });
}
