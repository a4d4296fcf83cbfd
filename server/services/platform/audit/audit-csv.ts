import { platformAudit as m } from "#messages/platform/operations/audit.ts";
import { actionWords } from "#shared/platform/audit/audit.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { subjectWords } from "#shared/platform/audit/audit-subject.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, type AuditQuery, listAuditEntries } from "./audit.ts";
import { auditedCsv } from "./audited-csv.ts";

/** The audit log entries matching `query` as CSV. The export is audited. */
export function exportAudit(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: AuditQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "audit",
    list: (whole) => listAuditEntries(deps, { ...query, ...whole }),
    columns: [
      { heading: m.at, value: (entry) => entry.at },
      { heading: m.who, value: (entry) => actorWords(entry.actorName) },
      { heading: m.action, value: (entry) => m.alone(actionWords(entry.action)) },
      { heading: m.actionId, value: (entry) => entry.action },
      { heading: m.what, value: subjectWords },
      { heading: m.kind, value: (entry) => entry.subjectKind },
      { heading: m.id, value: (entry) => entry.subjectId },
      { heading: m.detail, value: (entry) => JSON.stringify(entry.detail) },
    ],
  });
}
