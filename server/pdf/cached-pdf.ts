import { createHash } from "node:crypto";
import { type Language, languageNow } from "#shared/language.ts";
import type { PackFacts } from "./information-pack.ts";
import type { Pdf } from "./pdf.ts";

export type TaggedPdf = Pdf & { etag: string };

const kept = new Map<Language, { of: string; pack: Promise<TaggedPdf> }>();

/**
 * The farmer information pack in the current language. Generated on first request and cached until its facts
 * change; failures are not cached.
 */
export function informationPack(facts: PackFacts): Promise<TaggedPdf> {
  const language = languageNow();
  const of = JSON.stringify(facts);
  const last = kept.get(language);
  if (last?.of === of) return last.pack;
  const pack = withTag(makePack(facts)).catch((error: unknown) => {
    kept.delete(language);
    throw error;
  });
  kept.set(language, { of, pack });
  return pack;
}

/** The library that writes PDFs is loaded on first use. */
async function makePack(facts: PackFacts): Promise<Pdf> {
  const { makeInformationPack } = await import("./information-pack.ts");
  return makeInformationPack(facts);
}

async function withTag(making: Promise<Pdf>): Promise<TaggedPdf> {
  const pdf = await making;
  const hash = createHash("sha256").update(pdf.bytes).digest("base64url");
  return { ...pdf, etag: `"${hash.slice(0, 22)}"` };
}
