import { createHash } from "node:crypto";
import { type Language, languageNow } from "#shared/language.ts";
import { makeInformationPack, type PackFacts } from "./information-pack.ts";
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
  const pack = withTag(makeInformationPack(facts)).catch((error: unknown) => {
    kept.delete(language);
    throw error;
  });
  kept.set(language, { of, pack });
  return pack;
}

async function withTag(making: Promise<Pdf>): Promise<TaggedPdf> {
  const pdf = await making;
  const hash = createHash("sha256").update(pdf.bytes).digest("base64url");
  return { ...pdf, etag: `"${hash.slice(0, 22)}"` };
}
