import { z } from "zod";
import { longText } from "./fields.ts";
import { defineLifecycle } from "./lifecycle.ts";
import { addDays, businessDayAt, type Day } from "./time.ts";

/** What can be wrong with a line of an order. */
export const PROBLEM_KINDS = ["missing", "damaged", "quality", "wrong_item"] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const PROBLEM_LABELS: Record<ProblemKind, string> = {
  missing: "It was missing",
  damaged: "It arrived damaged",
  quality: "It was not good enough",
  wrong_item: "It was something else",
};

/** A reported problem waits for the team, which gives the money back or says why not. */
export const problemLifecycle = defineLifecycle({
  open: { refund: "refunded", decline: "declined" },
  refunded: {},
  declined: {},
});
export type ProblemState = (typeof problemLifecycle.states)[number];

/** Days after the delivery in which a problem can be reported. */
export const REPORT_DAYS = 7;

/** The last day on which something can be reported about what was delivered at that instant. */
export function reportUntil(deliveredAt: Date): Day {
  return addDays(businessDayAt(deliveredAt), REPORT_DAYS);
}

/** Units of a line of which nothing was reported and for which no money went back. */
export function reportable(
  line: { quantity: number; refunded: number },
  problems: readonly { state: ProblemState; quantity: number }[],
): number {
  const open = problems
    .filter(({ state }) => state === "open")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, line.quantity - line.refunded - open);
}

const orderNumber = z.string("Unknown order").max(40, "Unknown order");
const text = longText.max(500, "Please keep it under 500 characters");

/** What a customer tells about a line. */
export const reportSchema = z.strictObject({
  number: orderNumber,
  productId: z.int32().positive(),
  kind: z.enum(PROBLEM_KINDS, "Please say what was wrong"),
  quantity: z.number("Please say how many").int().min(1, "Please say how many").max(99),
  note: text.default(""),
});
export type ReportInput = z.output<typeof reportSchema>;

/** Why the money stays, in the team's words. */
export const declineSchema = z.strictObject({
  id: z.uuid("Unknown problem"),
  answer: text.min(1, "Please write an answer"),
});

/** Giving the money back, with a word to the customer or none. */
export const refundProblemSchema = z.strictObject({
  id: z.uuid("Unknown problem"),
  answer: text.default(""),
});
