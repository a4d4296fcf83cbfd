import { type Cents, NO_MONEY } from "#shared/money.ts";
import type { WhyStory } from "#shared/payments/why/why.ts";

/** The amounts in a story that nothing accounts for. */
export function unexplainedOf({ rows }: Pick<WhyStory, "rows">): Cents {
  return rows.find(({ kind }) => kind === "unexplained")?.cents ?? NO_MONEY;
}
