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

/** Kinds that we call otherwise than the provider's balance does. */
const KINDS: Readonly<Record<string, string>> = { transfer_refund: "transfer_reversal" };

/** Our ids in metadata: of a refund, a transfer, and its reversal. */
const LOCAL_IDS = ["refund_id", "transfer_id", "reversal_id"];

function localIdOf(source: object): string | null {
  const metadata = "metadata" in source ? (source.metadata as Stripe.Metadata | null) : null;
  const name = LOCAL_IDS.find((one) => metadata?.[one] !== undefined);
  return (name && metadata?.[name]) ?? null;
}

/** What is read with a movement: the charge, refund or dispute, which name the payment, or the transfer. */
export const MOVEMENT_EXPAND = ["data.source"];

/** A line of the provider's balance in our words. */
export function movementOf(row: Stripe.BalanceTransaction): Movement {
  const source = typeof row.source === "object" ? row.source : null;
  const payment = source && "payment_intent" in source ? source.payment_intent : null;
  return {
    id: row.id,
    kind: KINDS[row.type] ?? row.type,
    intentId: idOf(payment ?? null),
    subject: { id: idOf(row.source), localId: source ? localIdOf(source) : null },
    net: cents(row.net),
    at: new Date(row.created * 1000),
  };
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}
