import { createHash } from "node:crypto";
import { makeInformationPack, type PackFacts } from "./information-pack.ts";
import type { Pdf } from "./pdf.ts";

export type TaggedPdf = Pdf & { etag: string };

let kept: { of: string; pack: Promise<TaggedPdf> } | null = null;

/**
 * The farmer information pack: made when it is first asked for, then cached until what it says is
 * another; a failure is not cached.
 */
export function informationPack(facts: PackFacts): Promise<TaggedPdf> {
  const of = JSON.stringify(facts);
  if (kept?.of === of) return kept.pack;
  const pack = withTag(makeInformationPack(facts)).catch((error: unknown) => {
    kept = null;
    throw error;
  });
  kept = { of, pack };
  return pack;
}

async function withTag(making: Promise<Pdf>): Promise<TaggedPdf> {
  const pdf = await making;
  const hash = createHash("sha256").update(pdf.bytes).digest("base64url");
  return { ...pdf, etag: `"${hash.slice(0, 22)}"` };
}
