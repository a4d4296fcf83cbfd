import { farmsApplicationFields as m } from "#messages/farms/applying/application-fields.ts";
import { z } from "zod";
import {
  ACREAGES,
  CERTIFICATIONS,
  FARM_TYPES,
  MARKET_CHANNELS,
  NO_CERTIFICATION,
  type Option,
  YEARS_ACTIVE,
} from "../farm-options.ts";
import { atMost, emailField, lineField, longText } from "../../fields.ts";
import { isRecord } from "../../is-record.ts";
import { limits } from "../../platform/limits.ts";

/** Maximum lengths of an application's values, in characters. */
export const applicationLimits = {
  farmName: 120,
  familyName: 80,
  location: 160,
  longText: 2_000,
  longTextMin: 10,
  phoneMin: 10,
  otherCertification: 160,
  sellingPlatforms: 20,
} as const;

type Words = () => string;

const line = (least: number, most: number, short: Words) =>
  lineField(short).min(least, { error: short }).max(most, atMost(most));

const story = (short: Words) =>
  longText
    .min(applicationLimits.longTextMin, { error: short })
    .max(applicationLimits.longText, atMost(applicationLimits.longText));

const required = (short: Words) => z.string({ error: short }).pipe(story(short));

const valuesOf = <Value extends string>(options: readonly Option<Value>[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

const fromList = () => m.fromList;
const fromTheList = { error: fromList };

/** A list of ids without duplicates. */
const several = <Value extends string>(options: readonly Option<Value>[]) =>
  z
    .array(z.enum(valuesOf(options), fromTheList), fromTheList)
    .max(options.length, fromTheList)
    .default([])
    .transform((ids) => [...new Set(ids)]);

const certifications = several(CERTIFICATIONS).refine(
  (ids) => ids.length <= 1 || !ids.includes(NO_CERTIFICATION),
  { error: () => m.noneOrSome },
);

/** Step 1, Basic Information (spec section 5). */
const basicInformationSchema = z.object({
  farmName: line(limits.nameMin, applicationLimits.farmName, () => m.farmName),
  familyName: line(limits.nameMin, applicationLimits.familyName, () => m.familyName),
  email: emailField(() => m.validEmail),
  phone: line(applicationLimits.phoneMin, limits.phone, () => m.validPhone),
  location: line(limits.nameMin, applicationLimits.location, () => m.location),
});

/** Step 2, Farm Details (spec section 5). */
const farmDetailsSchema = z.object({
  farmType: z.enum(valuesOf(FARM_TYPES), { error: () => m.selectType }),
  yearsActive: z.enum(valuesOf(YEARS_ACTIVE), { error: () => m.selectYears }),
  acreage: z.enum(valuesOf(ACREAGES), { error: () => m.selectSize }),
  productsGrown: required(() => m.tellProducts),
  farmingPractices: required(() => m.describePractices),
});

/** Step 3, Final Steps; validated on submission (spec section 5). */
const finalStepsSchema = z.object({
  markets: several(MARKET_CHANNELS),
  certifications,
  /** The certification's name, if "other" is checked. */
  otherCertification: lineField(() => m.nameCertificate)
    .max(applicationLimits.otherCertification, atMost(applicationLimits.otherCertification))
    .optional(),
  whyJoin: required(() => m.tellWhy),
  acceptTerms: z.literal(true, { error: () => m.acceptTerms }),
});

/** The form's steps in order, each with its own schema. */
export const APPLICATION_STEPS = [
  titled("basics", basicInformationSchema),
  titled("details", farmDetailsSchema),
  titled("final", finalStepsSchema),
] as const;

function titled<Schema>(id: keyof typeof m.steps, schema: Schema) {
  return {
    get title() {
      return m.steps[id];
    },
    schema,
  };
}

/** A complete application. `sellingPlatforms` is optional and has no field in the form (spec section 3). */
export const farmerApplicationSchema = z.object({
  ...basicInformationSchema.shape,
  ...farmDetailsSchema.shape,
  ...finalStepsSchema.shape,
  sellingPlatforms: z
    .array(lineField(fromList).max(limits.campaign, atMost(limits.campaign)), fromTheList)
    .max(applicationLimits.sellingPlatforms, fromTheList)
    .optional(),
});
export type FarmerApplication = z.output<typeof farmerApplicationSchema>;

/** An application as it is sent. */
export const sentApplicationSchema = farmerApplicationSchema.extend({
  /** Idempotency key from the form, for a client that did not receive the response and retries. */
  key: z.uuid().optional(),
});
export type SentApplication = z.output<typeof sentApplicationSchema>;

/** The application as the form holds it: raw, unvalidated text. */
export type ApplicationDraft = Record<
  Exclude<
    keyof FarmerApplication,
    "markets" | "certifications" | "acceptTerms" | "sellingPlatforms"
  >,
  string
> & { markets: string[]; certifications: string[]; acceptTerms: boolean };

/** An empty form. The field order determines the order in which invalid fields receive focus. */
export const EMPTY_APPLICATION: ApplicationDraft = {
  farmName: "",
  familyName: "",
  email: "",
  phone: "",
  location: "",
  farmType: "",
  yearsActive: "",
  acreage: "",
  productsGrown: "",
  farmingPractices: "",
  markets: [],
  certifications: [],
  otherCertification: "",
  whyJoin: "",
  acceptTerms: false,
};

/** The first error of each invalid field of a step, in form order; empty if all are valid. */
export function stepErrors(step: number, draft: ApplicationDraft): Record<string, string> {
  const result = APPLICATION_STEPS[step]?.schema.safeParse(draft);
  const errors: Record<string, string> = {};
  for (const { path, message } of result?.error?.issues ?? []) {
    errors[String(path[0])] ??= message;
  }
  return Object.fromEntries(
    Object.keys(EMPTY_APPLICATION).flatMap((field) =>
      errors[field] === undefined ? [] : [[field, errors[field]]],
    ),
  );
}

/** The zero-based step that contains a field; the last step for unknown fields. */
export function stepOfField(field: string): number {
  const found = APPLICATION_STEPS.findIndex(({ schema }) => field in schema.shape);
  return found === -1 ? APPLICATION_STEPS.length - 1 : found;
}

/**
 * Parses a draft saved in the browser. It is untrusted: values of the wrong shape become empty. Null if there is
 * nothing worth restoring.
 */
export function readDraft(saved: string | null): ApplicationDraft | null {
  const kept = parsed(saved);
  if (kept === null) return null;
  const entries = Object.entries(EMPTY_APPLICATION).map(([field, empty]) => {
    const value = kept[field];
    return [field, isLike(value, empty) ? value : empty] as const;
  });
  const draft = Object.fromEntries(entries) as ApplicationDraft;
  return JSON.stringify(draft) === JSON.stringify(EMPTY_APPLICATION) ? null : draft;
}

function parsed(saved: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(saved ?? "null");
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isLike(value: unknown, empty: string | string[] | boolean): boolean {
  if (!Array.isArray(empty)) return typeof value === typeof empty;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
