import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { roleEnum } from "../accounts/users.ts";
import { instant } from "../columns.ts";

/** Expression for the team's search. The index below must use exactly the same one. */
export const auditWords = sql`(lower(actor_name || ' ' || subject_name || ' ' || action))`;

/** Who did what; append-only. Entries stay when the account or the subject is gone. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    /** Null for what the product did on its own. */
    actorId: uuid("actor_id"),
    actorName: text("actor_name").notNull(),
    /** The role of the actor's account at the time: it may have another one now. Null without an account. */
    actorRole: roleEnum("actor_role"),
    /** `user.role_changed`, `settings.changed`, and so on; all are listed in `AUDIT_ACTIONS`. */
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    /** The subject's name at the time. */
    subjectName: text("subject_name").notNull(),
    /** What changed, as `{ field: { from, to } }`, or why. Never contains a secret. */
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("audit_log_at").on(table.at, table.id),
    index("audit_log_action").on(table.action, table.at),
    index("audit_log_words").using("gin", sql`${auditWords} gin_trgm_ops`),
    index("audit_log_subject").on(table.subjectKind, table.subjectId),
    index("audit_log_actor").on(table.actorId),
  ],
);
