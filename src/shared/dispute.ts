import { z } from "zod";
import { longText } from "./fields.ts";

/** Statuses of the provider under which a dispute is over in our favor, or never was one. */
export const DISPUTE_FAVORABLE = ["won", "warning_closed", "prevented"] as const;
/** Statuses under which the provider takes evidence. */
export const DISPUTE_ANSWERABLE = ["needs_response", "warning_needs_response"] as const;
/** Statuses under which the bank leaves the money with us: refunds are possible. */
export const DISPUTE_MONEY_WITH_US = [
  ...DISPUTE_FAVORABLE,
  "warning_needs_response",
  "warning_under_review",
] as const;

/** What the provider's statuses are called; others are shown as they are. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  warning_needs_response: "Inquiry, needs an answer",
  warning_under_review: "Inquiry, under review",
  warning_closed: "Inquiry closed",
  needs_response: "Needs an answer",
  under_review: "Under review",
  won: "Won",
  lost: "Lost",
  prevented: "Prevented",
};

/**
 * Whether an order with such a dispute must not be packed or sent out: while the bank has not decided,
 * and after it has decided against us. Statuses that the provider adds later stop it as well.
 */
export function stopsOrder(status: string): boolean {
  return !DISPUTE_FAVORABLE.some((one) => one === status);
}

/** Whether the bank holds the money, or has taken it for good, so that none can be refunded. */
export function holdsMoney(status: string): boolean {
  return !DISPUTE_MONEY_WITH_US.some((one) => one === status);
}

/** Whether it can be answered with evidence, or accepted. */
export function isAnswerable(status: string): boolean {
  return DISPUTE_ANSWERABLE.some((one) => one === status);
}

export function disputeStatusWords(status: string): string {
  return STATUS_WORDS[status] ?? status.replaceAll("_", " ");
}

/** The provider takes 20,000 characters in one field of evidence. */
export const EVIDENCE_MOST = 20_000;

/** The provider's id of a dispute, such as `du_1Nv…`. */
const disputeId = z.string().regex(/^[a-z]{2,6}_\w{1,250}$/, "We know no such dispute");

export const disputeSchema = z.strictObject({ disputeId });
export const answerSchema = z.strictObject({
  disputeId,
  /** What the team says to the bank, with the collected facts. */
  text: longText.min(10, "Please say what happened").max(EVIDENCE_MOST, "Please keep it shorter"),
});

/** Said to those who would pack, route or drive a disputed order. */
export const DISPUTED_ORDER =
  "The customer's bank disputes this order's payment. It must not be packed or sent out.";
