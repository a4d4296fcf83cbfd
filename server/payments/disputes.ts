import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { ProviderDispute } from "./port.ts";

/** Converts the provider's dispute to our type. */
export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const due = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    status: dispute.status,
    reason: dispute.reason,
    amount: cents(dispute.amount),
    dueBy: due ? new Date(due * 1000) : null,
    movements: dispute.balance_transactions.map(({ id, amount, net }) => ({
      id,
      amount: cents(amount),
      net: cents(net),
    })),
  };
}

/** The id of an object that the provider returned either as an id or expanded. */
export function idOf(object: string | { id: string } | null): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}
