import type Stripe from "stripe";
import type { TestCard } from "../../cards/cards.ts";
import { emit } from "../../events/events.ts";
import { refused } from "../../http/errors.ts";
import { idOf } from "../../http/json.ts";
import type { Tx } from "../../state/store.ts";
import { book } from "../balance-transactions.ts";
import { newDispute } from "./dispute-object.ts";

/** The provider's fee for a dispute, in cents; returned if it is won. */
const DISPUTE_FEE = 1500;
const CLOSED = ["won", "lost", "warning_closed"];

function save(tx: Tx, dispute: Stripe.Dispute, event: string): Stripe.Dispute {
  tx.save("dispute", dispute);
  emit(tx, `charge.dispute.${event}`, dispute);
  return dispute;
}

/** Moves the amount and the fee: `-1` takes them from the balance, `1` returns them. */
function move(tx: Tx, dispute: Stripe.Dispute, sign: 1 | -1): Stripe.Dispute {
  const amounts = { amount: sign * dispute.amount, fee: -sign * DISPUTE_FEE, atOnce: true };
  const moved = book(tx, { type: "adjustment", source: dispute.id, ...amounts });
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, moved] };
}

/** Opens a dispute right after the charge, as the dispute test cards do. */
export function openDispute(
  tx: Tx,
  charge: Stripe.Charge,
  kind: NonNullable<TestCard["dispute"]>,
): void {
  const dispute = save(tx, newDispute(tx, charge, kind), "created");
  if (kind !== "inquiry") withdraw(tx, dispute);
  const disputed = { ...charge, disputed: true };
  tx.save("charge", disputed);
  emit(tx, "charge.updated", disputed, { disputed: false });
}

function withdraw(tx: Tx, dispute: Stripe.Dispute): Stripe.Dispute {
  return save(tx, move(tx, dispute, -1), "funds_withdrawn");
}

function isInquiry(dispute: Stripe.Dispute): boolean {
  return dispute.status.startsWith("warning_");
}

/** Throws if the dispute is already decided. */
export function requireUndecided(dispute: Stripe.Dispute): void {
  if (CLOSED.includes(dispute.status)) {
    throw refused(`The dispute is already closed (${dispute.status}).`, "dispute_already_closed");
  }
}

/** Applies the bank's decision. An inquiry just closes; a won dispute returns the amount and the fee. */
export function decide(tx: Tx, dispute: Stripe.Dispute, outcome: "won" | "lost"): Stripe.Dispute {
  requireUndecided(dispute);
  if (isInquiry(dispute)) return save(tx, { ...dispute, status: "warning_closed" }, "closed");
  if (outcome === "lost") return save(tx, { ...dispute, status: "lost" }, "closed");
  const back = move(tx, { ...dispute, status: "won", is_charge_refundable: true }, 1);
  save(tx, back, "funds_reinstated");
  return save(tx, back, "closed");
}

/** Submits the evidence. The test texts decide the dispute immediately; anything else waits for the bank. */
export function submit(tx: Tx, dispute: Stripe.Dispute): Stripe.Dispute {
  const text = dispute.evidence.uncategorized_text;
  if (text === "winning_evidence") return decide(tx, dispute, "won");
  if (text === "losing_evidence") return decide(tx, dispute, "lost");
  if (text === "escalate_inquiry_evidence" && isInquiry(dispute)) {
    const formal = { ...dispute, status: "needs_response", is_charge_refundable: false };
    return withdraw(tx, save(tx, formal, "updated"));
  }
  const status = isInquiry(dispute) ? "warning_under_review" : "under_review";
  return save(tx, { ...dispute, status }, "updated");
}

/** Whether a dispute blocks a refund: the bank is holding the money or has taken it for good. */
export function blocksRefund(tx: Tx, charge: Stripe.Charge): boolean {
  if (!charge.disputed) return false;
  for (const dispute of tx.newest("dispute")) {
    if (idOf(dispute.charge) === charge.id) return !dispute.is_charge_refundable;
  }
  return false;
}
