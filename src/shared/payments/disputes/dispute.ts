import { z } from "zod";
import { paymentsDisputes as words } from "#messages/payments/disputes/disputes.ts";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { longText } from "../../fields.ts";
import { type Cents, formatUsd } from "../../money.ts";
import { knownWords } from "../../platform/known-words.ts";
import { formatInstant } from "../../time.ts";

/** Provider statuses of a dispute that ended in our favor, or that was never a formal dispute. */
export const DISPUTE_FAVORABLE = ["won", "warning_closed", "prevented"] as const;
/** Provider statuses in which evidence can be submitted. */
export const DISPUTE_ANSWERABLE = ["needs_response", "warning_needs_response"] as const;
/** Provider statuses in which the money is still with us, so that refunds are possible. */
export const DISPUTE_MONEY_WITH_US = [
  ...DISPUTE_FAVORABLE,
  "warning_needs_response",
  "warning_under_review",
] as const;

/**
 * Whether an order with such a dispute must not be packed or sent out: while the bank is undecided, or if it decided
 * against us. Unknown statuses that the provider may add also block it.
 */
export function stopsOrder(status: string): boolean {
  return !DISPUTE_FAVORABLE.some((one) => one === status);
}

/** The status in which the bank has permanently returned the disputed amount, and no more, to the customer. */
export const DISPUTE_LOST = "lost";
/** Statuses of a dispute that is over, whatever the outcome. */
export const DISPUTE_OVER_STATUSES = [...DISPUTE_FAVORABLE, DISPUTE_LOST] as const;

/** Whether evidence can be submitted or the dispute accepted. */
export function isAnswerable(status: string): boolean {
  return DISPUTE_ANSWERABLE.some((one) => one === status);
}

/** A label for the provider's status; unknown ones are returned unchanged. */
export function disputeStatusWords(status: string): string {
  return knownWords(words.statuses, status) ?? status.replaceAll("_", " ");
}

/** A label for the reason the customer gave the bank; unknown ones are returned unchanged. */
export function disputeReasonWords(reason: string): string {
  return knownWords(words.reasons, reason) ?? reason.replaceAll("_", " ");
}

/** What a dispute's status means for the money, and what the team should do next. */
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

/** The provider limits an evidence field to 20,000 characters. */
export const EVIDENCE_MOST = 20_000;

/** A dispute id of the provider, such as `du_1Nv…`. */
const disputeId = z.string().regex(/^[a-z]{2,6}_\w{1,250}$/, { error: () => m.noDispute });

export const disputeSchema = z.strictObject({ disputeId });
export const answerSchema = z.strictObject({
  disputeId,
  /** The team's statement to the bank, including the collected facts. */
  text: longText.min(10, { error: () => m.sayWhat }).max(EVIDENCE_MOST, { error: () => m.shorten }),
});
