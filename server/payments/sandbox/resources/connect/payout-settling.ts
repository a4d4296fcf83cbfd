import type Stripe from "stripe";
import { emitIn } from "../../events/events.ts";
import { invalid, refused } from "../../http/errors.ts";
import type { Tx } from "../../state/store.ts";
import { book } from "../balance-transactions.ts";

/** A bank's response to a payout. */
export type Arrival = "paid" | "failed";

/** Schedules a payout's arrival at the bank. `at` is virtual time in seconds. */
export function settleLater(tx: Tx, payout: string, at: number): void {
  tx.save("timer", {
    id: `timer_${payout}`,
    at,
    task: "settle_payout",
    target: payout,
    outcome: "paid",
  });
}

/** Applies the bank's response to a payout. A paid one can still fail later, which returns the money to the balance. */
export function settlePayout(tx: Tx, id: string, arrival: Arrival): Stripe.Payout {
  const row = tx.find("payout", id);
  if (!row) throw invalid(`No such payout: '${id}'`, "resource_missing", "payout");
  const { object, account } = row;
  if (object.status === "failed" || object.status === arrival) {
    throw refused(`The payout is ${object.status}.`, "payout_unexpected_state");
  }
  tx.remove("timer", `timer_${id}`);
  const changed: Stripe.Payout = {
    ...object,
    status: arrival,
    ...(arrival === "failed" && {
      failure_balance_transaction: book(tx, {
        type: "payout_failure",
        source: id,
        amount: object.amount,
        fee: 0,
        atOnce: true,
        account,
      }).id,
      failure_code: "account_closed",
      failure_message: "The bank account has been closed.",
    }),
  };
  tx.save("payout", { ...row, object: changed });
  const previous = { status: object.status };
  emitIn(tx, account, { type: `payout.${arrival}`, object: changed, previous });
  return changed;
}
