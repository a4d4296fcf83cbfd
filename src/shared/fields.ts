import { platformFields as m } from "#messages/platform/fields.ts";
import { z } from "zod";
import { limits } from "./platform/limits.ts";
import { isDay, isInstant } from "./time.ts";

/**
 * Characters no form field accepts: control characters, including NUL, which Postgres rejects, and invisible
 * characters that make one text look like another, such as zero-width spaces and bidirectional overrides.
 */
const CONTROL = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;
const INVISIBLE = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const isCleanText = (value: string) =>
  ![CONTROL, INVISIBLE, LONE_SURROGATE].some((refused) => refused.test(value));
const notClean = { error: () => m.notClean };
const missing = () => m.missing;

/** A field's error message. A function is resolved in the reader's language. */
type Words = string | (() => string);

const clean = (absent: Words) => z.string({ error: absent }).refine(isCleanText, notClean).trim();

/** A single line like `plainText`, with a custom message for when it is missing. */
export const lineField = (absent: Words) =>
  clean(absent).refine((value) => !/[\r\n]/.test(value), notClean);

/** A single line of typed text: trimmed, without line breaks or control characters. */
export const plainText = lineField(missing);

/** The message for text that is too long; it states the limit. */
export const atMost = (most: number) => ({ error: () => m.atMost(most) });

/** Multi-line text. */
export const longText = clean(missing);

/**
 * Excludes characters that mail programs treat as the end of an address, as quoting or as a list separator; allows
 * letters of any language.
 */
const ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** An email address with a dot in its host. Addresses are case-insensitive, so it is lowercased. */
export function emailField(message: Words = () => m.validEmail) {
  return (
    z
      .string({ error: message })
      .trim()
      .toLowerCase()
      .max(limits.email, { error: message })
      // Compatibility characters that mail programs normalize would give one mailbox a second name.
      .refine((value) => ADDRESS.test(value) && value === value.normalize("NFKC"), {
        error: message,
      })
  );
}

/** The field that names the farm an admin acts for; farmers, who have only one, omit it. */
export const namedFarm = { farmId: z.int32().positive().optional() };

/** A valid calendar day, `YYYY-MM-DD`. */
export const dayField = (message: Words) =>
  z.string({ error: message }).refine(isDay, { error: message });

/** A time of day, `09:30`, in 24 hours. */
export const clockField = (message: Words) =>
  z.string({ error: message }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: message });

/** An ISO 8601 instant, as our own pages send them. */
export const instantField = z
  .string({ error: missing })
  .refine(isInstant, { error: () => m.badTime });
