import type { Deps } from "#server/deps.ts";
import type { ProviderDispute } from "#server/payments/port.ts";
import { noteDispute } from "#server/services/payments/disputes/note-dispute.ts";
import { cents } from "#shared/money.ts";

export type ReportedDispute = {
  id: string;
  intentId: string;
  status: string;
  amount: number;
  /** The movements on our balance, if they differ from its amount; negative for withdrawals. */
  moved?: readonly number[];
  /** The provider's fee for the first movement. */
  fee?: number;
};

/**
 * The provider reports a dispute or its outcome, and the market processes it. Supports disputes of part of a payment,
 * which the sandbox does not.
 */
export async function reportDispute(deps: Deps, reported: ReportedDispute): Promise<void> {
  const dispute = reportedDispute(reported);
  const getDispute = async () => dispute;
  await noteDispute({ ...deps, payments: { ...deps.payments, getDispute } }, dispute.id);
}

/** The dispute as the provider returns it. */
export function reportedDispute({
  id,
  intentId,
  status,
  amount,
  fee = 0,
  ...reported
}: ReportedDispute): ProviderDispute {
  const isInquiry = status.startsWith("warning_");
  const usual = isInquiry ? [] : status === "won" ? [-amount, amount] : [-amount];
  const movements = (reported.moved ?? usual).map((moved, nth) => ({
    id: nth === 0 ? `txn_${id}` : `txn_${id}_back`,
    amount: cents(moved),
    net: cents(nth === 0 ? moved - fee : moved),
  }));
  const facts = { reason: "general", amount: cents(amount), dueBy: null };
  return { id, intentId, status, ...facts, movements };
}
