import { z } from "zod";
import { changesBetween } from "./audit.ts";

type Fields = Record<string, unknown>;

/** The values an editor was shown; a concurrent change to them is a conflict. */
export const seenFields = z.record(z.string().max(40), z.unknown());

/**
 * The fields an edit actually changes: those that differ from what was shown and from the current value. Also the
 * first of them that was changed concurrently.
 */
export function editedFields(
  seen: Fields,
  now: Fields,
  edit: Fields,
): { edited: string[]; overtaken: string | null } {
  const mine = changesBetween(seen, edit);
  const theirs = changesBetween(seen, now);
  const edited = Object.keys(changesBetween(now, edit)).filter((field) => field in mine);
  return { edited, overtaken: edited.find((field) => field in theirs) ?? null };
}

/** Picks the named fields. */
export function pickFields<All extends object>(
  fields: All,
  names: readonly string[],
): Partial<All> {
  const kept = Object.entries(fields).filter(([name]) => names.includes(name));
  return Object.fromEntries(kept) as Partial<All>;
}
