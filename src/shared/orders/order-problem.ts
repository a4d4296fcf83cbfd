import { ordersWords as m } from "#messages/orders/words.ts";
import { wordTable } from "../labeled.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { REPORT_DAYS } from "../analytics/report-days.ts";
import { addDays, businessDayAt, type Day } from "../time.ts";
import { unitsToCome } from "./units-to-come.ts";

/** What can be wrong with a line of a delivered order. */
export const LINE_PROBLEMS = ["missing", "damaged", "quality", "wrong_item"] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/**
 * Problems that can be reported about a line. `not_delivered` applies to all lines at once, after a failed delivery,
 * by a customer who does not want another attempt.
 */
export const PROBLEM_KINDS = [...LINE_PROBLEMS, "not_delivered"] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Maximum characters of a problem's description, and of the team's answer. */
export const PROBLEM_TEXT_MAX = 500;

/** Maximum photos of one problem. */
export const PROBLEM_PHOTOS_MAX = 3;

export const PROBLEM_PHOTO_ROUTE = "/problem-photos/:id";
/** The address of a problem's photo; a guest's has the token of the order link. */
export function problemPhotoPath(id: string, token: string | null = null): string {
  const path = PROBLEM_PHOTO_ROUTE.replace(":id", id);
  return token === null ? path : `${path}?${new URLSearchParams({ token })}`;
}

export const PROBLEM_LABELS = wordTable(PROBLEM_KINDS, () => m.problems);

/** How the customer wants to be refunded for a problem. */
export const REFUND_TO = ["card", "credit"] as const;
export type RefundTo = (typeof REFUND_TO)[number];

export const REFUND_TO_LABELS = wordTable(REFUND_TO, () => m.refundTo);

/** A reported problem is open until the team refunds it or explains why not. */
export const problemLifecycle = defineLifecycle({
  open: { refund: "refunded", decline: "declined" },
  refunded: {},
  declined: {},
});
export type ProblemState = (typeof problemLifecycle.states)[number];

/** The last day on which a problem with goods delivered at that instant can be reported. */
export function reportUntil(deliveredAt: Date): Day {
  return addDays(businessDayAt(deliveredAt), REPORT_DAYS);
}

/**
 * Units of a line that came, have not been refunded and have no open report; after a report is declined, they can be
 * reported again. Units taken off or short did not come: if their refund failed, the team makes it good.
 */
export function reportable(
  line: Parameters<typeof unitsToCome>[0] & { refunded: number },
  problems: readonly { state: ProblemState; quantity: number }[],
): number {
  const came = unitsToCome(line);
  const refunded = Math.max(0, line.refunded - (line.quantity - came));
  const open = problems
    .filter(({ state }) => state === "open")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, came - refunded - open);
}
