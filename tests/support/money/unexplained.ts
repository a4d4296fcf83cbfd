import { type Cents, NO_MONEY } from "#shared/money.ts";
import type { WhyStory } from "#shared/payments/why/why.ts";

/** The amounts in a story without an explanation. */
export function unexplainedOf({ rows }: Pick<WhyStory, "rows">): Cents {
  return rows.find(({ kind }) => kind === "unexplained")?.cents ?? NO_MONEY;
}
