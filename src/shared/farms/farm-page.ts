import { farmsApplicationFields as m } from "#messages/farms/applying/application-fields.ts";
import { z } from "zod";
import { GROWING_IDS } from "./growing/growing-ids.ts";
import { atMost, dayField, lineField, longText, namedFarm } from "../fields.ts";
import type { Day } from "../time.ts";
import { seenFields } from "../platform/audit/edited-fields.ts";

/** Maximum lengths of the texts on a farm's page, in characters, and maximum counts. */
export const farmPageLimits = {
  tagline: 100,
  paragraph: 1_200,
  paragraphs: 8,
  quote: 240,
  quoteBy: 80,
  practice: 120,
  practices: 10,
  legalName: 120,
} as const;

const line = (most: number, short: () => string) => lineField(short).max(most, atMost(most));
const sayWhatYouGrow = () => m.sayWhatYouGrow;
const none = () => "";

/** Splits text at empty lines, or for a list at line breaks. */
function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
const PARAGRAPHS = /\n\s*\n/;
const LINES = /\n/;

type PartWords = { most: (most: number) => string; longest: (longest: number) => string };

const parts = (between: RegExp, most: number, longest: number, words: () => PartWords) =>
  longText
    .refine((text) => partsOf(text, between).length <= most, { error: () => words().most(most) })
    .refine((text) => partsOf(text, between).every((part) => part.length <= longest), {
      error: () => words().longest(longest),
    });

/** A quote is a single line: pasted line breaks become spaces. */
const quoteField = z
  .string()
  .transform((text) => partsOf(text, LINES).join(" "))
  .pipe(line(farmPageLimits.quote, none));

const whole = (least: number, most: number, error: () => string) =>
  z.number({ error }).int({ error }).min(least, { error }).max(most, { error });

const { paragraphs, paragraph, practices: most, practice } = farmPageLimits;
const storyField = parts(PARAGRAPHS, paragraphs, paragraph, () => m.paragraphs);
const practicesField = parts(LINES, most, practice, () => m.practices);

/**
 * The form of a farm's page: paragraphs and practices are one text each; the Spanish fields are empty if the farm
 * wrote nothing in Spanish.
 */
export const farmPageFields = z.object({
  tagline: line(farmPageLimits.tagline, sayWhatYouGrow).min(3, { error: sayWhatYouGrow }),
  taglineEs: line(farmPageLimits.tagline, none),
  story: storyField,
  storyEs: storyField,
  quote: quoteField,
  quoteEs: quoteField,
  quoteBy: line(farmPageLimits.quoteBy, none),
  practices: practicesField,
  practicesEs: practicesField,
  growing: z.array(z.enum(GROWING_IDS)).max(GROWING_IDS.length),
  sinceYear: whole(1_700, 2_100, () => m.enterYear),
  acreage: whole(1, 1_000_000, () => m.enterAcres),
  legalName: line(farmPageLimits.legalName, none),
});
export type FarmPageFields = z.output<typeof farmPageFields>;

/** What is wrong with a founding year entered on `today`; null if nothing is. */
export function sinceYearProblem(sinceYear: number, today: Day): string | null {
  return sinceYear > Number(today.slice(0, 4)) ? m.yearToCome : null;
}

/** `seen` holds the field values that were edited; a concurrent change to them is a conflict. */
export const farmPageChange = farmPageFields.extend({ ...namedFarm, seen: seenFields }).strict();
export type FarmPageChange = z.output<typeof farmPageChange>;

/** The key of a photo the farm uploaded for its page. */
export const farmCover = z.strictObject({
  ...namedFarm,
  picture: z.string().regex(/^cover-[0-9a-f]{32}$/),
});

/** A pause the farm chose itself. */
export const farmPause = z.strictObject({
  ...namedFarm,
  /** The day it reopens, if known. */
  until: dayField(() => m.chooseDay).optional(),
});

/** Converts the form to its stored form. A tagline's final period is removed, since the page adds its own. */
export function storedPage(fields: FarmPageFields) {
  const { tagline, taglineEs, story, storyEs, practices, practicesEs, growing, legalName } = fields;
  return {
    ...fields,
    legalName: legalName || null,
    tagline: withoutStop(tagline),
    taglineEs: withoutStop(taglineEs),
    story: partsOf(story, PARAGRAPHS),
    storyEs: partsOf(storyEs, PARAGRAPHS),
    practices: partsOf(practices, LINES),
    practicesEs: partsOf(practicesEs, LINES),
    growing: GROWING_IDS.filter((id) => growing.includes(id)),
  };
}

function withoutStop(text: string): string {
  return text.replace(/\s*\.+$/, "");
}

/** The form values after a round trip through storage. */
export const keptForm = (fields: FarmPageFields) => pageForm(storedPage(fields));

/** Converts a stored page to form values. */
export function pageForm(page: ReturnType<typeof storedPage>): FarmPageFields {
  const { story, storyEs, practices, practicesEs, legalName } = page;
  return {
    ...page,
    story: story.join("\n\n"),
    storyEs: storyEs.join("\n\n"),
    practices: practices.join("\n"),
    practicesEs: practicesEs.join("\n"),
    legalName: legalName ?? "",
  };
}
