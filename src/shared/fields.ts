import { platformFields as m } from "#messages/platform-fields.ts";
import { z } from "zod";
import { limits } from "./platform/limits.ts";
import { isDay, isInstant } from "./time.ts";

/**
 * Characters no form field takes: control characters, among them NUL, which Postgres refuses, and
 * invisible ones that make a text look like another: zero-width spaces and turned directions.
 */
const CONTROL = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;
const INVISIBLE = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const isCleanText = (value: string) =>
  ![CONTROL, INVISIBLE, LONE_SURROGATE].some((refused) => refused.test(value));
const notClean = { error: () => m.notClean };
const missing = () => m.missing;

/** What a field says when it is wrong. As a function it is in the reader's language. */
type Words = string | (() => string);

const clean = (absent: Words) => z.string({ error: absent }).refine(isCleanText, notClean).trim();

/** One line of text as `plainText`, with its own message for when there is none at all. */
export const lineField = (absent: Words) =>
  clean(absent).refine((value) => !/[\r\n]/.test(value), notClean);

/** One line of text as a person types it: trimmed, without line breaks or control characters. */
export const plainText = lineField(missing);

/** The message for a text that is longer: a limit that is not named cannot be kept to. */
export const atMost = (most: number) => ({ error: () => m.atMost(most) });

/** Text of several lines. */
export const longText = clean(missing);

/** No sign that a mail program reads as the end of the address, as quoted or as a list; letters of any language. */
const ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** An email address with a dot in its host; the case of letters does not matter, so it is lowered. */
export function emailField(message: Words) {
  return (
    z
      .string({ error: message })
      .trim()
      .toLowerCase()
      .max(limits.email, { error: message })
      // Letters that a mail program takes for others would make a second name for one mailbox.
      .refine((value) => ADDRESS.test(value) && value === value.normalize("NFKC"), {
        error: message,
      })
  );
}

/** A calendar day `YYYY-MM-DD` that exists. */
export const dayField = (message: Words) =>
  z.string({ error: message }).refine(isDay, { error: message });

/** An instant in ISO 8601, as our own pages send them. */
export const instantField = z
  .string({ error: missing })
  .refine(isInstant, { error: () => m.badTime });
