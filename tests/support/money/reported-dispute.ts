import type { Deps } from "#server/deps.ts";
import { noteDispute } from "#server/services/payments/disputes/note-dispute.ts";
import { cents } from "#shared/money.ts";

export type ReportedDispute = { id: string; intentId: string; status: string; amount: number };

/**
 * The provider reports a dispute, also one for a part of its payment, or what became of it, and we take it in. The
 * sandbox knows disputes of whole payments alone.
 */
export async function reportDispute(
  deps: Deps,
  { id, intentId, status, amount }: ReportedDispute,
): Promise<void> {
  const taken = { id: `txn_${id}`, net: cents(-amount) };
  const back = { id: `txn_${id}_back`, net: cents(amount) };
  const isInquiry = status.startsWith("warning_");
  const movements = isInquiry ? [] : status === "won" ? [taken, back] : [taken];
  const facts = { reason: "general", amount: cents(amount), dueBy: null };
  const dispute = { id, intentId, status, ...facts, movements };
  const getDispute = async () => dispute;
  await noteDispute({ ...deps, payments: { ...deps.payments, getDispute } }, id);
}
