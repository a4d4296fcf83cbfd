import { z } from "zod";
import { changesBetween } from "./audit.ts";

type Fields = Record<string, unknown>;

/** What was seen of a thing before it was edited: what another has changed since is a conflict. */
export const seenFields = z.record(z.string().max(40), z.unknown());

/**
 * The fields that an edit changes: where it differs from what was seen, and what stands now does not say so
 * already, and the first of them that another has changed since.
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

/** Of `fields`, those that are named. */
export function pickFields<All extends object>(
  fields: All,
  names: readonly string[],
): Partial<All> {
  const kept = Object.entries(fields).filter(([name]) => names.includes(name));
  return Object.fromEntries(kept) as Partial<All>;
}
