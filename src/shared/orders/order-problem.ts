import { ordersWords as m } from "#messages/orders-words.ts";
import { wordTable } from "../labeled.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { REPORT_DAYS } from "../analytics/report-days.ts";
import { addDays, businessDayAt, type Day } from "../time.ts";

/** What can be wrong with a line of an order that came. */
export const LINE_PROBLEMS = ["missing", "damaged", "quality", "wrong_item"] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/** What is reported of a line; the last of all lines at once, by who wants no second try after a failed delivery. */
export const PROBLEM_KINDS = [...LINE_PROBLEMS, "not_delivered"] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Characters of what is written about a problem, by its customer and in answer. */
export const PROBLEM_TEXT_MAX = 500;

export const PROBLEM_LABELS = wordTable(PROBLEM_KINDS, () => m.problems);

/** How the money of a problem comes back, as the customer chooses. */
export const REFUND_TO = ["card", "credit"] as const;
export type RefundTo = (typeof REFUND_TO)[number];

export const REFUND_TO_LABELS = wordTable(REFUND_TO, () => m.refundTo);

/** A reported problem waits for the team, which gives the money back or says why not. */
export const problemLifecycle = defineLifecycle({
  open: { refund: "refunded", decline: "declined" },
  refunded: {},
  declined: {},
});
export type ProblemState = (typeof problemLifecycle.states)[number];

/** The last day on which something can be reported about what was delivered at that instant. */
export function reportUntil(deliveredAt: Date): Day {
  return addDays(businessDayAt(deliveredAt), REPORT_DAYS);
}

/**
 * Units of a line for which no money went back and of which no report is open: after a report that was
 * declined, the same can be reported again.
 */
export function reportable(
  line: { quantity: number; refunded: number },
  problems: readonly { state: ProblemState; quantity: number }[],
): number {
  const open = problems
    .filter(({ state }) => state === "open")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, line.quantity - line.refunded - open);
}
