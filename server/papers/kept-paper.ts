import { createHash } from "node:crypto";
import type { Business } from "#shared/business.ts";
import { makeInformationPack } from "./information-pack.ts";
import type { Paper } from "./paper.ts";

export type KeptPaper = Paper & { etag: string };

let kept: { of: string; pack: Promise<KeptPaper> } | null = null;

/**
 * The farmer information pack: made when it is first asked for, then kept until the business is
 * another one; a failure is not kept.
 */
export function informationPack(business: Business): Promise<KeptPaper> {
  const of = JSON.stringify(business);
  if (kept?.of === of) return kept.pack;
  const pack = withTag(makeInformationPack(business)).catch((error: unknown) => {
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
