import type { AuditAction } from "#shared/platform/audit/audit.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/** Who marks harvest lines: the farm's own people, or the team on its behalf. */
export type Marker = Pick<SessionUser, "id" | "username" | "role">;

type Mark = {
  action: Extract<AuditAction, `harvest.${string}`>;
  detail: Record<string, unknown>;
};

/** Audits what the team marks on a farm's behalf. What a farm marks for itself is not audited. */
export async function noteMark(
  deps: Deps,
  tx: Tx,
  { marker, farm }: { marker: Marker; farm: OwnFarm },
  { action, detail }: Mark,
): Promise<void> {
  if (marker.role !== "admin") return;
  const subject = { kind: "farm", id: farm.id, name: farm.name };
  await recordAudit(deps, tx, marker, { action, subject, detail });
}
