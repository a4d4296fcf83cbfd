import { z } from "zod";
import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { SEARCH_MODES } from "#shared/catalog/search/search-words.ts";
import type { SearchPlan } from "../search/search.ts";

/** Where a page ended: the last card's sort key, id and tier (`nameFirst`), and the plan its search used. */
export type Cursor = { key: number | string; id: number; tier: number; plan: SearchPlan | null };

const int = z.int32();
const cursorSchema = z.tuple([
  z.union([int, z.string().max(200)]),
  int,
  int,
  z
    .array(z.string().regex(/^[\p{L}\p{N}]+$/u))
    .max(8)
    .nullable(),
  z.enum(SEARCH_MODES),
]);

/** Encodes a cursor as an opaque string. */
export function writeCursor({ key, id, tier, plan }: Cursor): string {
  const parts = [key, id, tier, plan?.words ?? null, plan?.mode ?? "all"];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Decodes a cursor. Throws `invalid` for anything that is not one. */
export function readCursor(text: string): Cursor {
  const parsed = cursorSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new DomainError("invalid", m.noPage);
  const [key, id, tier, words, mode] = parsed.data;
  return { key, id, tier, plan: words && { words, mode } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
