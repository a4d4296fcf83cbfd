import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { certificateLifecycle } from "#shared/farms/farm-certificate.ts";
import { DOCUMENT_TYPES } from "#shared/inventory/upload.ts";
import { farms } from "../catalog/catalog.ts";
import { bytea, createdAt, instant } from "../columns.ts";
import { users } from "../accounts/users.ts";

export const certificateStateEnum = pgEnum("certificate_state", certificateLifecycle.states);
export const documentTypeEnum = pgEnum("document_type", DOCUMENT_TYPES);

/**
 * The documents of certificates, private to their farm and admins. Kept here and not with the photos,
 * which are public (`docs/decisions/030`). The daily purge deletes what no certificate took in a day.
 */
export const certificateDocuments = pgTable(
  "certificate_documents",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id, { onDelete: "cascade" }),
    type: documentTypeEnum("type").notNull(),
    bytes: bytea("bytes").notNull(),
    uploadedBy: uuid("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("certificate_documents_farm").on(table.farmId, table.createdAt)],
);

/**
 * Certificates of farms with their evidence. One counts, for its badge and every filter, while it is
 * verified and its last day is not over: `countsNow` alone asks so.
 */
export const farmCertifications = pgTable(
  "farm_certifications",
  {
    id: serial("id").primaryKey(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    state: certificateStateEnum("state").notNull().default(certificateLifecycle.initial),
    /** An id of the specification's certifications. */
    certification: text("certification").notNull(),
    /** What the farm calls it, where the certification is `other`. */
    name: text("name"),
    /** These are null while it is only claimed, and once it is withdrawn. */
    issuer: text("issuer"),
    number: text("number"),
    validTo: date("valid_to", { mode: "string" }),
    documentId: uuid("document_id").references(() => certificateDocuments.id),
    submittedAt: instant("submitted_at"),
    /** Who verified or rejected it last, when, and why it was rejected. */
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
    reason: text("reason"),
    /** The shortest reminder that was sent, in days before its end. */
    remindedDays: integer("reminded_days"),
    createdAt: createdAt(),
  },
  (table) => [
    index("farm_certifications_farm").on(table.farmId),
    // A farm enters a certificate once until it is decided; "other" is many kinds.
    uniqueIndex("farm_certifications_one_open")
      .on(table.farmId, table.certification)
      .where(sql`state in ('claimed', 'waiting') and certification <> 'other'`),
    // Evidence proves one certificate.
    uniqueIndex("farm_certifications_document").on(table.documentId),
    index("farm_certifications_ending")
      .on(table.validTo)
      .where(sql`state = 'verified'`),
    check(
      "farm_certifications_complete",
      sql`state not in ('waiting', 'verified') or (issuer is not null and number is not null and valid_to is not null)`,
    ),
    check("farm_certifications_reason", sql`state <> 'rejected' or reason is not null`),
  ],
);
