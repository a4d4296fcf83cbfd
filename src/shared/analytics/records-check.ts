import { analyticsRules } from "#messages/analytics-rules.ts";
import { analyticsWords as m } from "#messages/analytics-words.ts";

/** The id of a sentence about our records that does not hold, and how many rows break it. */
export type BrokenInvariant = { invariant: string; count: number };

/** What a look at all records found. */
export type RecordsCheck = {
  /** ISO instant. */
  at: string;
  /** How many sentences were looked at. */
  checked: number;
  broken: BrokenInvariant[];
  /** Ids of sentences that could not be looked at in time. */
  unchecked: string[];
};

/** What holds for our records, in a sentence; an id that is no longer known stands as it is. */
export function ruleWords(id: string): string {
  const known: Readonly<Record<string, string>> = analyticsRules.rules;
  return known[id] ?? id;
}

/** The result in one sentence, with what took too long in another. */
export function recordsWords({ checked, broken, unchecked }: RecordsCheck): string {
  const found =
    broken.length > 0
      ? m.broken(m.rules(broken.length), checked)
      : m.noViolations(m.rules(checked));
  return unchecked.length > 0 ? `${found} ${m.tooLong(m.rules(unchecked.length))}` : found;
}
