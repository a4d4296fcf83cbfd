import { z } from "zod";

/** What the team's global search covers, in display order. */
const FOUND_KINDS = ["order", "person", "farm", "product"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Maximum number of results of each kind. */
export const FOUND_AT_MOST = 5;

/** A search result and the path of its page. */
export type Found = { kind: FoundKind; path: string; title: string; about: string };

/** Minimum query length; shorter queries match too much. */
export const FIND_LETTERS = 2;

export const findSchema = z.strictObject({ q: z.string().trim().min(FIND_LETTERS).max(120) });
