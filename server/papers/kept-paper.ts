import { createHash } from "node:crypto";
import { makeInformationPack, type PackFacts } from "./information-pack.ts";
import type { Paper } from "./paper.ts";

export type KeptPaper = Paper & { etag: string };

let kept: { of: string; pack: Promise<KeptPaper> } | null = null;

/**
 * The farmer information pack: made when it is first asked for, then kept until what it says is
 * another; a failure is not kept.
 */
export function informationPack(facts: PackFacts): Promise<KeptPaper> {
  const of = JSON.stringify(facts);
  if (kept?.of === of) return kept.pack;
  const pack = withTag(makeInformationPack(facts)).catch((error: unknown) => {
    kept = null;
    throw error;
  });
  kept = { of, pack };
  return pack;
}

async function withTag(making: Promise<Paper>): Promise<KeptPaper> {
  const paper = await making;
  const hash = createHash("sha256").update(paper.bytes).digest("base64url");
  return { ...paper, etag: `"${hash.slice(0, 22)}"` };
}
