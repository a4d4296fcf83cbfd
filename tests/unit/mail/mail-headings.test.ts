import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import type { MailData } from "#server/mail/port.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { MAIL_KINDS, type MailKind } from "#shared/mail/mail.ts";

const mailComposer = createMailComposer("https://furrow.example");

/** Stands for what a stranger typed; in an email of ours it would be an advertisement. */
const MARKER = "Win-at-spam.example";

/**
 * Fields that hold our own words, ids, days or choices of a list. A field that is not here counts as
 * typed by a stranger; `subject` is written by the team or by us.
 */
const OURS: ReadonlySet<string> = new Set([
  "about",
  "account",
  "certification",
  "chargeAt",
  "againAt",
  "changeUntil",
  "consentAt",
  "cause",
  "categories",
  "comingDays",
  "day",
  "declinedDays",
  "dueOn",
  "endsAt",
  "endsOn",
  "from",
  "needs",
  "number",
  "orderNumber",
  "picture",
  "role",
  "size",
  "startsAt",
  "startsOn",
  "status",
  "subject",
  "topic",
  "town",
  "until",
  "validTo",
  "why",
  "window",
  "zipCode",
]);

const isTyped = (key: string) => !OURS.has(key) && !/url$/i.test(key);

/** The sample with each text that a stranger typed replaced by `text`. */
function typed(value: unknown, text: (key: string) => string, key = ""): unknown {
  if (typeof value === "string") return isTyped(key) ? text(key) : value;
  if (Array.isArray(value)) return value.map((one) => typed(one, text, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, typed(one, text, name)]),
  );
}

const composed = (kind: MailKind, text: (key: string) => string) => {
  const data = typed(mailSamples()[kind], text) as MailData[MailKind];
  return mailComposer.compose(kind, data, BRAND_BUSINESS);
};

describe("An email's subject and heading", () => {
  it.each(MAIL_KINDS)("of %s have nothing that a stranger typed (ASVS 1.3.1)", (kind) => {
    const { subject, text, html } = composed(kind, () => MARKER);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
    expect(heading).toBeTruthy();
    expect(text.split("\n")[0]).not.toContain(MARKER);
    for (const line of [subject, heading]) expect(line).not.toContain(MARKER);
  });
});

describe("The data of an email", () => {
  it.each(MAIL_KINDS)("has no personal text that %s does not show (ASVS 14.2.6)", (kind) => {
    const words = new Set<string>();
    const { text } = composed(kind, (key) => {
      words.add(`words-of-${key}`);
      return `words-of-${key}`;
    });
    for (const word of words) expect(text).toContain(word);
  });
});
