import { sql } from "drizzle-orm";
import {
  bigserial,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { applicationLifecycle } from "#shared/farms/applications/application.ts";
import { farms } from "./farms.ts";
import { citext, createdAt, instant } from "../columns.ts";
import { users } from "../accounts/users.ts";

export const applicationStateEnum = pgEnum("application_state", applicationLifecycle.states);

/** Expression for the team's search. The index below must use exactly the same one. */
export const applicationWords = sql`(lower(farm_name || ' ' || family_name || ' ' || location || ' ' || email::text))`;

/** Farms' applications to join, with their answers as given (spec section 3). */
export const farmerApplications = pgTable(
  "farmer_applications",
  {
    id: uuid("id")
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    state: applicationStateEnum("state").notNull().default(applicationLifecycle.initial),
    /** The account of the applicant, if they were signed in. */
    userId: uuid("user_id").references(() => users.id),
    farmName: text("farm_name").notNull(),
    familyName: text("family_name").notNull(),
    email: citext("email").notNull(),
    phone: text("phone").notNull(),
    location: text("location").notNull(),
    farmType: text("farm_type").notNull(),
    yearsActive: text("years_active").notNull(),
    acreage: text("acreage").notNull(),
    productsGrown: text("products_grown").notNull(),
    farmingPractices: text("farming_practices").notNull(),
    markets: text("markets").array().notNull(),
    certifications: text("certifications").array().notNull(),
    otherCertification: text("other_certification"),
    sellingPlatforms: text("selling_platforms").array().notNull(),
    whyJoin: text("why_join").notNull(),
    /** When it was submitted, which also accepts the terms. */
    submittedAt: instant("submitted_at").notNull(),
    /** The day by which we respond. */
    reviewDueOn: date("review_due_on", { mode: "string" }).notNull(),
    /** Hash of the link that lets the applicant make requested changes. */
    linkHash: text("link_hash").unique(),
    /** The farm created from it. */
    farmId: integer("farm_id").references(() => farms.id),
    /** Idempotency key from the form; null if there was no form. */
    actKey: uuid("act_key"),
    createdAt: createdAt(),
  },
  (table) => [
    // Only one open application per address; a rejected farm may apply again.
    uniqueIndex("farmer_applications_one_open")
      .on(table.email)
      .where(sql`state in ('submitted', 'in_review', 'changes_requested')`),
    uniqueIndex("farmer_applications_act").on(table.actKey),
    index("farmer_applications_by_state").on(table.state, table.submittedAt),
    index("farmer_applications_by_due").on(table.reviewDueOn, table.id),
    index("farmer_applications_by_arrival").on(table.submittedAt, table.id),
    index("farmer_applications_words").using("gin", sql`${applicationWords} gin_trgm_ops`),
  ],
);

/** Every state change of every application, append-only: who made it, and the reason given. */
export const farmerApplicationHistory = pgTable(
  "farmer_application_history",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => farmerApplications.id),
    from: applicationStateEnum("from_state"),
    to: applicationStateEnum("to_state").notNull(),
    /** `applicant`, or a user id. */
    actor: text("actor").notNull(),
    cause: text("cause").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("farmer_application_history_application").on(table.applicationId)],
);
