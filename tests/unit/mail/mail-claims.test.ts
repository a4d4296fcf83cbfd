import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { MAIL_CLAIMS } from "#shared/mail/mail-claims.ts";
import { isClaim } from "#tests/support/code/claim-words.ts";

const mailComposer = createMailComposer("https://furrow.example");

/** The sentences with a figure or a promise, each with the first kind of email that has it. */
const said = new Map<string, string>();
const sentencesOfAll: string[] = [];
for (const kind of MAIL_KINDS) {
  if (kind === "customer_update") continue;
  const { text } = mailComposer.compose(kind, mailSamples()[kind], BRAND_BUSINESS);
  sentencesOfAll.push(...sentencesOf(text));
  for (const sentence of sentencesOf(text)) {
    if (isClaim(sentence) && !said.has(sentence)) said.set(sentence, kind);
  }
}

function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[A-Z“])/))
    .map((sentence) => sentence.trim());
}

describe("Every figure and promise of an email", () => {
  it("has a setting, job or rule behind it", () => {
    const without = [...said].filter(
      ([sentence]) => !MAIL_CLAIMS.some(({ says }) => says.test(sentence)),
    );
    expect(without.map(([sentence, kind]) => `${kind}: ${sentence}`)).toEqual([]);
    expect(said.size).toBeGreaterThan(20);
  });

  it("can be kept: no email offers another time for a delivery on its way", () => {
    expect(sentencesOfAll.filter((sentence) => /choose another time/.test(sentence))).toEqual([]);
  });

  it("is still in an email, and has a source that exists", () => {
    const sentences = [...said.keys()];
    const stale = MAIL_CLAIMS.filter(
      ({ says, source }) =>
        !existsSync(source) || !sentences.some((sentence) => says.test(sentence)),
    );
    expect(stale.map(({ says }) => String(says))).toEqual([]);
  });
});
