import type Stripe from "stripe";
import { emit } from "../events/events.ts";
import { invalid, refused } from "../http/errors.ts";
import { idOf } from "../http/json.ts";
import type { Tx } from "../state/store.ts";
import { book } from "./balance-transactions.ts";

/** How long a bank that does not respond immediately takes (virtual seconds). */
const SETTLING_S = 60;

export type Settlement = "succeeded" | "failed";

export function settleLater(tx: Tx, refund: string, outcome: Settlement): void {
  const at = tx.now() + SETTLING_S;
  tx.save("timer", { id: `timer_${refund}`, at, task: "settle_refund", target: refund, outcome });
}

/**
 * Applies the bank's final response to a refund. A pending refund succeeds or fails; one already reported as
 * succeeded can still fail, which returns the money to the platform's balance.
 */
export function settleRefund(tx: Tx, id: string, outcome: Settlement): Stripe.Refund {
  const refund = tx.find("refund", id);
  if (!refund) throw invalid(`No such refund: '${id}'`, "resource_missing", "refund");
  const settled = refund.status === "failed" || refund.status === "canceled";
  if (settled || refund.status === outcome) {
    throw refused(`The refund is ${refund.status}.`, "refund_unexpected_state");
  }
  tx.remove("timer", `timer_${id}`);
  return outcome === "failed" ? fail(tx, refund) : succeed(tx, refund);
}

function succeed(tx: Tx, refund: Stripe.Refund): Stripe.Refund {
  const changed = { ...refund, status: "succeeded" };
  tx.save("refund", changed);
  emit(tx, "refund.updated", changed, { status: refund.status });
  return changed;
}

function fail(tx: Tx, refund: Stripe.Refund): Stripe.Refund {
  const movement = { amount: refund.amount, fee: 0, atOnce: true };
  const back = book(tx, { type: "refund_failure", source: refund.id, ...movement });
  const changed = {
    ...refund,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
    failure_balance_transaction: back.id,
  };
  tx.save("refund", changed);
  giveCharge(tx, idOf(refund.charge), refund.amount);
  emit(tx, "refund.updated", changed, { status: refund.status });
  emit(tx, "refund.failed", changed);
  return changed;
}

/** Makes the returned amount refundable again. */
function giveCharge(tx: Tx, id: string | null, amount: number): void {
  const charge = id === null ? undefined : tx.find("charge", id);
  if (!charge) return;
  const changed = { ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false };
  tx.save("charge", changed);
  emit(tx, "charge.updated", changed, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
}
