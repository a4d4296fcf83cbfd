import { analyticsRules } from "#messages/analytics/rules.ts";
import { analyticsWords as m } from "#messages/analytics/words.ts";
import { knownWords } from "../platform/known-words.ts";

/** The id of a data invariant that does not hold, and how many rows violate it. */
export type BrokenInvariant = { invariant: string; count: number };

/** The result of checking all records against the invariants. */
export type RecordsCheck = {
  /** ISO instant. */
  at: string;
  /** How many invariants were checked. */
  checked: number;
  broken: BrokenInvariant[];
  /** Ids of invariants whose check timed out. */
  unchecked: string[];
};

/** Describes an invariant in a sentence; an unknown id is returned unchanged. */
export function ruleWords(id: string): string {
  return knownWords(analyticsRules.rules, id) ?? id;
}

/** The result in one sentence, plus a second one about checks that timed out. */
export function recordsWords({ checked, broken, unchecked }: RecordsCheck): string {
  const found =
    broken.length > 0
      ? m.broken(m.rules(broken.length), checked)
      : m.noViolations(m.rules(checked));
  return unchecked.length > 0 ? `${found} ${m.tooLong(m.rules(unchecked.length))}` : found;
}
