import type { Deps } from "#server/deps.ts";
import type { ProviderDispute } from "#server/payments/port.ts";
import { noteDispute } from "#server/services/payments/disputes/note-dispute.ts";
import { cents } from "#shared/money.ts";

export type ReportedDispute = {
  id: string;
  intentId: string;
  status: string;
  amount: number;
  /** What it moved on our balance, where that is not its amount; below zero what was taken. */
  moved?: readonly number[];
  /** What the provider took beside the first of them. */
  fee?: number;
};

/**
 * The provider reports a dispute, also one for a part of its payment, or what became of it, and we take it in. The
 * sandbox knows disputes of whole payments alone.
 */
export async function reportDispute(deps: Deps, reported: ReportedDispute): Promise<void> {
  const dispute = reportedDispute(reported);
  const getDispute = async () => dispute;
  await noteDispute({ ...deps, payments: { ...deps.payments, getDispute } }, dispute.id);
}

/** The dispute as the provider shows it. */
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
