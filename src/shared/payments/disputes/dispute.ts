import { z } from "zod";
import { paymentsDisputes as words } from "#messages/payments-disputes.ts";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { longText } from "../../fields.ts";
import { type Cents, formatUsd } from "../../money.ts";
import { formatInstant } from "../../time.ts";

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

/**
 * Whether an order with such a dispute must not be packed or sent out: while the bank has not decided,
 * and after it has decided against us. Statuses that the provider adds later stop it as well.
 */
export function stopsOrder(status: string): boolean {
  return !DISPUTE_FAVORABLE.some((one) => one === status);
}

/** The status under which the bank has given the money to the customer for good: so much, and no more. */
export const DISPUTE_LOST = "lost";
/** Statuses under which a dispute is over, whoever it was decided for. */
export const DISPUTE_OVER_STATUSES = [...DISPUTE_FAVORABLE, DISPUTE_LOST] as const;

/** Whether it can be answered with evidence, or accepted. */
export function isAnswerable(status: string): boolean {
  return DISPUTE_ANSWERABLE.some((one) => one === status);
}

/** What the provider's statuses are called; others are shown as they are. */
export function disputeStatusWords(status: string): string {
  const known: Readonly<Record<string, string>> = words.statuses;
  return known[status] ?? status.replaceAll("_", " ");
}

/** Why a customer's bank disputes a payment, as the customer stated it; others are shown as they are. */
export function disputeReasonWords(reason: string): string {
  const known: Readonly<Record<string, string>> = words.reasons;
  return known[reason] ?? reason.replaceAll("_", " ");
}

/** What a dispute's status means for the money, and what the team does next. */
export function disputeNextStep(status: string, amount: Cents, dueBy: string | null): string {
  const sum = formatUsd(amount);
  const until = dueBy ? formatInstant(dueBy) : null;
  switch (status) {
    case "needs_response":
      return until ? words.sendEvidenceBy(sum, until) : words.sendEvidence(sum);
    case "warning_needs_response":
      return until ? words.answerBy(sum, until) : words.answer(sum);
    case "under_review":
      return words.bankKeeps(sum);
    case "warning_under_review":
      return words.staysWhileDeciding(sum);
    case "won":
      return words.decidedForUs(sum);
    case "lost":
      return words.decidedForCustomer(sum);
    case "warning_closed":
    case "prevented":
      return words.closed(sum);
    default:
      return words.unknown(disputeStatusWords(status));
  }
}

/** The provider takes 20,000 characters in one field of evidence. */
export const EVIDENCE_MOST = 20_000;

/** The provider's id of a dispute, such as `du_1Nv…`. */
const disputeId = z.string().regex(/^[a-z]{2,6}_\w{1,250}$/, { error: () => m.noDispute });

export const disputeSchema = z.strictObject({ disputeId });
export const answerSchema = z.strictObject({
  disputeId,
  /** What the team says to the bank, with the collected facts. */
  text: longText.min(10, { error: () => m.sayWhat }).max(EVIDENCE_MOST, { error: () => m.shorten }),
});
