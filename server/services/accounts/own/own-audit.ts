import type { Db, Tx } from "#db/client.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";

/** Records an action of a user on their own account in the audit log, in that action's transaction. */
export function auditOwn(
  deps: Pick<Deps, "clock">,
  tx: Tx | Db,
  { id, username }: Pick<SessionUser, "id" | "username">,
  action: Extract<AuditAction, `user.${string}`>,
): Promise<void> {
  const subject = { kind: "user", id, name: username };
  return recordAudit(deps, tx, { id, username }, { action, subject });
}
