import { z } from "zod";
import { longText } from "../fields.ts";
import { type Cents, formatUsd } from "../money.ts";
import { formatInstant } from "../time.ts";

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

/** Why a customer's bank disputes a payment, as the customer stated it; others are shown as they are. */
const REASON_WORDS: Readonly<Record<string, string>> = {
  fraudulent: "The cardholder did not make this payment",
  unrecognized: "The cardholder does not recognize this payment",
  product_not_received: "The order did not arrive",
  product_unacceptable: "The goods were not as described",
  duplicate: "The payment was taken twice",
  credit_not_processed: "A promised refund did not arrive",
  subscription_canceled: "It was charged after a cancellation",
};

export function disputeReasonWords(reason: string): string {
  return REASON_WORDS[reason] ?? reason.replaceAll("_", " ");
}

/** What a dispute's status means for the money, and what the team does next. */
export function disputeNextStep(status: string, amount: Cents, dueBy: string | null): string {
  const sum = formatUsd(amount);
  const until = dueBy ? ` by ${formatInstant(dueBy)}` : "";
  switch (status) {
    case "needs_response":
      return `The customer’s bank has taken ${sum} and the provider a fee. Send evidence${until} to get both back, or accept the dispute. Without an answer it is lost.`;
    case "warning_needs_response":
      return `The customer’s bank asks about this payment. The ${sum} are still with us. Answer${until}, or it may become a dispute.`;
    case "under_review":
      return `The bank has our evidence and keeps ${sum} until it decides. There is nothing to do until then.`;
    case "warning_under_review":
      return `The bank has our answer. The ${sum} stay with us while it decides. There is nothing to do until then.`;
    case "won":
      return `The bank decided for us. The ${sum} are back.`;
    case "lost":
      return `The bank decided for the customer, who keeps ${sum}. This is final.`;
    case "warning_closed":
    case "prevented":
      return `The bank has closed this without taking the money. The ${sum} stay with us.`;
    default:
      return `The provider says “${disputeStatusWords(status)}”. Look it up on the provider’s own page.`;
  }
}

/** The provider takes 20,000 characters in one field of evidence. */
export const EVIDENCE_MOST = 20_000;

/** The provider's id of a dispute, such as `du_1Nv…`. */
const disputeId = z.string().regex(/^[a-z]{2,6}_\w{1,250}$/, "We cannot find that dispute");

export const disputeSchema = z.strictObject({ disputeId });
export const answerSchema = z.strictObject({
  disputeId,
  /** What the team says to the bank, with the collected facts. */
  text: longText.min(10, "Please say what happened").max(EVIDENCE_MOST, "Please shorten it"),
});

/** Said to those who would pack, route or drive a disputed order. */
export const DISPUTED_ORDER =
  "The customer's bank disputes this order's payment. It must not be packed or sent out.";
