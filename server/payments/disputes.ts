import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { Movement, ProviderDispute } from "./port.ts";

/** The provider's dispute in our words. */
export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const due = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    status: dispute.status,
    reason: dispute.reason,
    amount: cents(dispute.amount),
    dueBy: due ? new Date(due * 1000) : null,
    movements: dispute.balance_transactions.map(({ id, net }) => ({ id, net: cents(net) })),
  };
}

/** What is read with a movement: the charge, refund or dispute, which name the payment. */
export const MOVEMENT_EXPAND = ["data.source"];

/** A line of the provider's balance in our words. */
export function movementOf(row: Stripe.BalanceTransaction): Movement {
  const source = typeof row.source === "object" ? row.source : null;
  const payment = source && "payment_intent" in source ? source.payment_intent : null;
  return {
    id: row.id,
    kind: row.type,
    intentId: idOf(payment ?? null),
    net: cents(row.net),
    at: new Date(row.created * 1000),
  };
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}
