import { z } from "zod";
import { dayField, instantField, lineField, longText } from "../fields.ts";

/** The longest texts of a farm's page, in characters, and the most of them. */
export const farmPageLimits = {
  tagline: 100,
  paragraph: 1_200,
  paragraphs: 8,
  quote: 240,
  quoteBy: 80,
  practice: 120,
  practices: 10,
} as const;

const atMost = (most: number) => `Please keep this to ${most.toLocaleString("en-US")} characters`;
const line = (most: number, short: string) => lineField(short).max(most, atMost(most));

/** The parts of a text that an empty line, or for a list a new line, sets apart. */
export function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
const PARAGRAPHS = /\n\s*\n/;
const LINES = /\n/;

const parts = (between: RegExp, most: number, longest: number, name: string) =>
  longText
    .refine((text) => partsOf(text, between).length <= most, `Please keep this to ${most} ${name}`)
    .refine(
      (text) => partsOf(text, between).every((part) => part.length <= longest),
      `Please keep each of the ${name} to ${longest.toLocaleString("en-US")} characters`,
    );

const whole = (least: number, most: number, message: string) =>
  z.number(message).int(message).min(least, message).max(most, message);

/** What a farm says of itself, as its form holds it: paragraphs and practices each in one text. */
export const farmPageFields = z.object({
  tagline: line(farmPageLimits.tagline, "Please say in a line what you grow").min(
    3,
    "Please say in a line what you grow",
  ),
  story: parts(PARAGRAPHS, farmPageLimits.paragraphs, farmPageLimits.paragraph, "paragraphs"),
  quote: line(farmPageLimits.quote, ""),
  quoteBy: line(farmPageLimits.quoteBy, ""),
  practices: parts(LINES, farmPageLimits.practices, farmPageLimits.practice, "practices"),
  sinceYear: whole(1_700, 2_100, "Please enter a year"),
  acreage: whole(1, 1_000_000, "Please enter the acres"),
});
export type FarmPageFields = z.output<typeof farmPageFields>;

const ofFarm = { farmId: z.int32().positive().optional() };

/** `seen` is when the page that was edited had last changed. */
export const farmPageChange = farmPageFields.extend({ ...ofFarm, seen: instantField }).strict();
export type FarmPageChange = z.output<typeof farmPageChange>;

/** The key of a photo that the farm has sent for its page. */
export const farmCover = z.strictObject({
  ...ofFarm,
  picture: z.string().regex(/^cover-[0-9a-f]{32}$/),
});

/** A rest of the farm's own choice. */
export const farmRest = z.strictObject({
  ...ofFarm,
  /** The day it is back, when it is known. */
  until: dayField("Please choose a day").optional(),
});

/** What a page keeps of its form. A full stop after the line is the page's own to set. */
export function storedPage({ tagline, story, practices, ...fields }: FarmPageFields) {
  return {
    ...fields,
    tagline: tagline.replace(/\s*\.+$/, ""),
    story: partsOf(story, PARAGRAPHS),
    practices: partsOf(practices, LINES),
  };
}

/** The form of what a page keeps. */
export function pageForm(page: ReturnType<typeof storedPage>): FarmPageFields {
  return { ...page, story: page.story.join("\n\n"), practices: page.practices.join("\n") };
}
