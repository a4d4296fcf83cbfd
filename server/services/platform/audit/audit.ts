import { and, count, desc, eq, like, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts/users.ts";
import { auditLog, auditWords } from "#db/schema/platform/audit.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { brand } from "#shared/brand.ts";
import { DomainError } from "#shared/errors.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import type { Deps } from "../../../deps.ts";
import { withShownNames } from "./audit-names.ts";
import { containing, ordered, pageOf, type TableQuery } from "../database/table-query.ts";

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
    actorRole: actor?.id ? roleOf(tx, actor.id) : null,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    subjectName: subject.name,
    detail,
  });
}

/** The role that an account has now, as part of a statement. */
function roleOf(tx: Tx | Db, userId: string): SQL {
  return sql`(${tx.select({ role: users.role }).from(users).where(eq(users.id, userId))})`;
}

/**
 * The entries of an action on a subject, newest first. They tell whether a call only repeats one whose response was
 * lost.
 */
export async function auditsOf(
  tx: Tx | Db,
  action: AuditAction,
  { kind, id }: Pick<Entry["subject"], "kind" | "id">,
): Promise<AuditEntry[]> {
  return tx
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, kind),
        eq(auditLog.subjectId, String(id)),
        eq(auditLog.action, action),
      ),
    )
    .orderBy(desc(auditLog.id));
}

/** Whether this actor is the one of an entry. */
export function isActorOf(actor: Actor, { actorId }: Pick<AuditEntry, "actorId">): boolean {
  return actorId === (actor?.id ?? null);
}

/**
 * For an act that is done already: throws `conflict` with this message, unless this actor did it with the same detail,
 * as when the answer was lost.
 */
export async function requireDoneBy(
  tx: Tx | Db,
  actor: Actor,
  entry: Entry,
  message: string,
): Promise<void> {
  if (!(await isLatestAudit(tx, actor, entry))) throw new DomainError("conflict", message);
}

/** Whether the latest entry of this action on this subject is this actor's and has the same detail. */
async function isLatestAudit(
  tx: Tx | Db,
  actor: Actor,
  { action, subject, detail = {} }: Entry,
): Promise<boolean> {
  const [latest] = await auditsOf(tx, action, subject);
  if (!latest || !isActorOf(actor, latest)) return false;
  return Object.entries(detail).every(([name, value]) => latest.detail[name] === value);
}

export const AUDIT_SORTS = ["at"] as const;
/** A page of the audit log, by action or subject if any is given. */
export type AuditQuery = TableQuery<(typeof AUDIT_SORTS)[number]> & {
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
