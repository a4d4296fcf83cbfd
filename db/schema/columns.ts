import { customType, integer, jsonb, pgEnum, timestamp } from "drizzle-orm/pg-core";
import { type Weight, weight } from "#shared/catalog/weights/weight.ts";
import type { TaxPart, TaxShare } from "#shared/checkout/tax/tax.ts";
import { TAX_CATEGORIES, USUAL_TAX_CATEGORY } from "#shared/checkout/tax/tax-category.ts";
import { LANGUAGES } from "#shared/language.ts";
import { cents, type Cents } from "#shared/money.ts";

/** An instant, always with its zone. Written and read as `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * When the row was written. Like every instant it has no default: who inserts a row passes the instant of
 * `deps.clock` (decision 032).
 */
export const createdAt = (name = "created_at") => instant(name).notNull();

/** When what a page shows of the row last changed; who changes that writes the instant with it. */
export const changedAt = () => instant("changed_at").notNull();

/**
 * For rows that the background work looks after at the provider: how often that failed in a row, and
 * the instant before which it is not tried again. Both are written before each try, so that a row
 * that breaks the process waits too.
 */
export const checked = () => ({
  checkFailures: integer("check_failures").notNull().default(0),
  checkAfter: instant("check_after"),
});

export const languageEnum = pgEnum("language", LANGUAGES);

/** In which language we write to someone; English where no one has said. */
export const language = () => languageEnum("language").notNull().default("en");

/** A whole number of cents. Whether it may be negative is a check of the table. */
export const centsColumn = customType<{ data: Cents; driverData: number }>({
  dataType: () => "integer",
  fromDriver: (value) => cents(value),
});

/** Hundredths of a pound. */
export const weightColumn = customType<{ data: Weight; driverData: number }>({
  dataType: () => "integer",
  fromDriver: (value) => weight(value),
});

export const taxCategoryEnum = pgEnum("tax_category", TAX_CATEGORIES);

/** How goods are taxed. */
export const taxCategory = () =>
  taxCategoryEnum("tax_category").notNull().default(USUAL_TAX_CATEGORY);

/** The tax on something that was bought, by authority, as it was in force then: never worked out again. */
export const taxParts = (name = "taxes") => jsonb(name).$type<TaxPart[]>().notNull().default([]);

/** The tax that went back, by authority. */
export const taxShares = (name = "taxes") => jsonb(name).$type<TaxShare[]>().notNull().default([]);

/** A full text vector, kept by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Bytes as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });
