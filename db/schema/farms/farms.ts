import { sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { FARM_STATUSES } from "#shared/farms/farm-state.ts";
import { changedAt, createdAt, instant } from "../columns.ts";

export const farmStatusEnum = pgEnum("farm_status", FARM_STATUSES);

/** Expression for the team's search. The index below must use exactly the same one. */
export const farmWords = sql`(lower(name || ' ' || family || ' ' || town))`;

/** Partner farms and how they describe themselves. */
export const farms = pgTable(
  "farms",
  {
    id: serial("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    /** Its legal name on tax documents and statements; null if that is the same. */
    legalName: text("legal_name"),
    family: text("family").notNull(),
    town: text("town").notNull(),
    zipCode: text("zip_code").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    sinceYear: integer("since_year").notNull(),
    acreage: integer("acreage").notNull(),
    farmType: text("farm_type").notNull(),
    /** Its own texts in English. Next to each is the Spanish one, empty if there is none. */
    tagline: text("tagline").notNull(),
    taglineEs: text("tagline_es").notNull().default(""),
    story: text("story").array().notNull(),
    storyEs: text("story_es").array().notNull().default([]),
    quote: text("quote").notNull(),
    quoteEs: text("quote_es").notNull().default(""),
    quoteBy: text("quote_by").notNull(),
    practices: text("practices").array().notNull(),
    practicesEs: text("practices_es").array().notNull().default([]),
    /** Growing practices that the farm claims, which shoppers can filter by: ids of `GROWING`. */
    growing: text("growing")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The market's commission in basis points, frozen on each line at purchase. */
    commissionBps: integer("commission_bps").notNull(),
    picture: text("picture").notNull(),
    status: farmStatusEnum("status").notNull().default("live"),
    /** When its status last changed. */
    statusSince: instant("status_since").notNull(),
    /** The day a paused farm returns; null if it has not said. */
    pausedUntil: date("paused_until", { mode: "string" }),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (table) => [
    index("farms_by_name").on(table.name, table.id),
    index("farms_by_town").on(table.town, table.id),
    index("farms_recent").on(table.createdAt, table.id),
    index("farms_words").using("gin", sql`${farmWords} gin_trgm_ops`),
  ],
);
