import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";

const { compose } = createMailComposer("https://furrow.example");
const KINDS = ["order_placed", "order_reminder", "order_added_to"] as const;
type Kind = (typeof KINDS)[number];
const WORDS = { en: "Expected harvest: Wed Nov 25", es: "Cosecha prevista: mié 25 nov" } as const;
const LANGUAGES = ["en", "es"] as const;

const mailOf = (kind: Kind, language: "en" | "es" = "en") =>
  compose(kind, mailSamples()[kind], BRAND_BUSINESS, language);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe.each(KINDS)("The email %s", (kind) => {
  it.each(LANGUAGES)("says below goods when they are harvested, in %s", (language) => {
    const { text, html } = mailOf(kind, language);
    expect(plain(text)).toMatch(new RegExp(`Nantes carrots.*\n {2}${WORDS[language]}`, "u"));
    expect(plain(html)).toContain(WORDS[language]);
  });
});

it("The reminder lists goods of which nobody knows it as well, without a word about it", () => {
  const { text } = mailOf("order_reminder");
  expect(text).toMatch(/1 × Pasture eggs\n\n/u);
});

it("Added goods of which nobody knows it are named in the sentence alone", () => {
  const { items, ...added } = mailSamples().order_added_to;
  const unknown = items.map((item) => ({ ...item, harvest: null }));
  const { text, html } = compose("order_added_to", { ...added, items: unknown }, BRAND_BUSINESS);
  expect(text.match(/Nantes carrots/gu)).toHaveLength(1);
  expect(html).not.toContain("<img");
});
