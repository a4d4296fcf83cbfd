import { platformAudit as m } from "#messages/platform-audit.ts";
import { and, count, eq, like } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { auditLog, auditWords } from "#db/schema/accounts/accounts.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { brand } from "#shared/brand.ts";
import { subjectWords } from "#shared/platform/audit/audit-subject.ts";
import type { TablePage } from "#shared/platform/table.ts";
import { toCsv } from "../../csv/csv.ts";
import type { Deps } from "../../deps.ts";
import { withShownNames } from "./audit-names.ts";
import { containing, ordered, pageOf, type TableQuery } from "./table-query.ts";

/** An account that does something, with the name that is recorded. */
export type UserActor = { id: string; username: string };

/** A team member, or null for the system. */
export type AccountActor = UserActor | null;

/** Who did something: an account, a person without one (null id), or the system. */
export type Actor = { id: string | null; username: string } | null;

type Entry = {
  action: AuditAction;
  subject: { kind: string; id: string | number; name: string };
  detail?: Record<string, unknown>;
};

/** Writes an audit entry, in the transaction of the audited change. */
export async function recordAudit(
  { clock }: Pick<Deps, "clock">,
  tx: Tx | Db,
  actor: Actor,
  { action, subject, detail = {} }: Entry,
): Promise<void> {
  await tx.insert(auditLog).values({
    at: clock.now(),
    actorId: actor?.id ?? null,
    actorName: actor?.username ?? brand.name,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    subjectName: subject.name,
    detail,
  });
}

export const AUDIT_SORTS = ["at"] as const;
type AuditQuery = TableQuery<(typeof AUDIT_SORTS)[number]> & {
  action?: AuditAction | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
};
export type AuditEntry = typeof auditLog.$inferSelect;

/** The audit log, newest first by default. */
export async function listAuditEntries(
  { db }: Pick<Deps, "db">,
  query: AuditQuery,
): Promise<TablePage<AuditEntry>> {
  const where = and(
    query.q ? like(auditWords, containing(query.q.toLowerCase())) : undefined,
    query.action && eq(auditLog.action, query.action),
    query.subjectKind ? eq(auditLog.subjectKind, query.subjectKind) : undefined,
    query.subjectId ? eq(auditLog.subjectId, query.subjectId) : undefined,
  );
  const rows = db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...ordered(query.dir, auditLog.at, auditLog.id));
  const total = db.select({ total: count() }).from(auditLog).where(where);
  const found = await pageOf(query, rows, total);
  return { ...found, rows: await withShownNames(db, found.rows) };
}

/** The audit log entries matching `query` as CSV. The export is audited. */
export async function auditCsv(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: AuditQuery,
): Promise<string> {
  const { rows } = await listAuditEntries(deps, query);
  await recordAudit(deps, deps.db, actor, {
    action: "export.made",
    subject: { kind: "audit", id: "list", name: String(rows.length) },
  });
  return toCsv(
    [
      { heading: m.at, value: (entry) => entry.at },
      { heading: m.who, value: (entry) => actorWords(entry.actorName) },
      { heading: m.action, value: (entry) => entry.action },
      { heading: m.what, value: subjectWords },
      { heading: m.kind, value: (entry) => entry.subjectKind },
      { heading: m.id, value: (entry) => entry.subjectId },
      { heading: m.detail, value: (entry) => JSON.stringify(entry.detail) },
    ],
    rows,
  );
}
