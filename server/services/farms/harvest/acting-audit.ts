import type { AuditAction } from "#shared/platform/audit/audit.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/** Who marks what a farm brings: its own people, or the team in its name. */
export type Marker = Pick<SessionUser, "id" | "username" | "role">;

type Mark = {
  action: Extract<AuditAction, `harvest.${string}`>;
  detail: Record<string, unknown>;
};

/** Writes down what the team marks in a farm's name; what a farm marks itself is its own affair. */
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
