import { z } from "zod";

/** What the team finds from anywhere, in the order in which it is shown. */
export const FOUND_KINDS = ["order", "person", "farm", "product"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Rows of each kind. */
export const FOUND_AT_MOST = 5;

/** One thing that was found, and its page. */
export type Found = { kind: FoundKind; path: string; title: string; about: string };

/** Fewer letters narrow nothing. */
export const FIND_LETTERS = 2;

export const findSchema = z.strictObject({ q: z.string().trim().min(FIND_LETTERS).max(120) });
