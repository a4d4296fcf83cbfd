/** A sentence about our records that does not hold, and how many rows break it. */
export type BrokenInvariant = { invariant: string; count: number };

/** What a look at all records found. */
export type RecordsCheck = {
  /** ISO instant. */
  at: string;
  /** How many sentences were looked at. */
  checked: number;
  broken: BrokenInvariant[];
  /** Sentences that could not be looked at in time. */
  unchecked: string[];
};

/** The result in one sentence. */
export function recordsWords({ checked, broken, unchecked }: RecordsCheck): string {
  const late = unchecked.length > 0 ? ` ${counted(unchecked.length)} took too long to check.` : "";
  if (broken.length > 0) return `${counted(broken.length)} of ${checked} broken.${late}`;
  return `${counted(checked)} checked, no violations.${late}`;
}

const counted = (rules: number) => (rules === 1 ? "1 rule" : `${rules} rules`);
