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
import { farms } from "./farms.ts";
import { bytea, createdAt, instant } from "../columns.ts";
import { users } from "../accounts/users.ts";

export const certificateStateEnum = pgEnum("certificate_state", certificateLifecycle.states);
export const documentTypeEnum = pgEnum("document_type", DOCUMENT_TYPES);

/**
 * Documents of certificates, private to their farm and admins. Stored here rather than with the photos, which are
 * public (`docs/decisions/030`). The daily purge deletes documents that are still unused after a day.
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
 * Farms' certificates with their evidence. One counts, for its badge and all filters, while it is verified and not
 * expired; always check this with `countsNow`.
 */
export const farmCertifications = pgTable(
  "farm_certifications",
  {
    id: serial("id").primaryKey(),
    farmId: integer("farm_id")
      .notNull()
      .references(() => farms.id),
    state: certificateStateEnum("state").notNull().default(certificateLifecycle.initial),
    /** Id of one of the specification's certifications. */
    certification: text("certification").notNull(),
    /** The farm's name for it if the certification is `other`. */
    name: text("name"),
    /** Null while it is only claimed, and after it is withdrawn. */
    issuer: text("issuer"),
    number: text("number"),
    validTo: date("valid_to", { mode: "string" }),
    documentId: uuid("document_id").references(() => certificateDocuments.id),
    submittedAt: instant("submitted_at"),
    /** Who last verified or rejected it, when, and why it was rejected. */
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
    reason: text("reason"),
    /** The latest reminder sent, as days before expiry. */
    remindedDays: integer("reminded_days"),
    createdAt: createdAt(),
  },
  (table) => [
    index("farm_certifications_farm").on(table.farmId),
    // One undecided entry per farm and certificate, except for "other", which covers many kinds.
    uniqueIndex("farm_certifications_one_open")
      .on(table.farmId, table.certification)
      .where(sql`state in ('claimed', 'waiting') and certification <> 'other'`),
    // A document can prove only one certificate.
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
