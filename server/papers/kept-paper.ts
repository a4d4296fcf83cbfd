import { createHash } from "node:crypto";
import { makeInformationPack } from "./information-pack.ts";
import type { Paper } from "./paper.ts";

export type KeptPaper = Paper & { etag: string };

let pack: Promise<KeptPaper> | null = null;

/** The farmer information pack: made when it is first asked for, then kept; a failure is not. */
export function informationPack(): Promise<KeptPaper> {
  pack ??= withTag(makeInformationPack()).catch((error: unknown) => {
    pack = null;
    throw error;
  });
  return pack;
}

async function withTag(making: Promise<Paper>): Promise<KeptPaper> {
  const paper = await making;
  const hash = createHash("sha256").update(paper.bytes).digest("base64url");
  return { ...paper, etag: `"${hash.slice(0, 22)}"` };
}
