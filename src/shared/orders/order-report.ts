import { z } from "zod";
import { longText } from "../fields.ts";
import { PROBLEM_KINDS, REFUND_TO } from "./order-problem.ts";

const orderNumber = z.string("Unknown order").max(40, "Unknown order");
const text = longText.max(500, "Please keep it under 500 characters");

/** What a customer reports about a line. */
export const reportSchema = z.strictObject({
  number: orderNumber,
  productId: z.int32().positive(),
  kind: z.enum(PROBLEM_KINDS, "Please say what was wrong"),
  quantity: z.number("Please say how many").int().min(1, "Please say how many").max(99),
  note: text.default(""),
  to: z.enum(REFUND_TO, "Please say how the money comes back").default("card"),
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
