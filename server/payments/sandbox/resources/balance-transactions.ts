import type Stripe from "stripe";
import type { Context } from "../http/context.ts";
import { ok, pathId } from "../http/context.ts";
import { noSuch } from "../http/errors.ts";
import { answerList, LIST_PARAMS } from "../http/lists.ts";
import { readParams, text } from "../http/params.ts";
import { rendered } from "../http/render.ts";
import type { Reply, Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";

const DAY_S = 86_400;
const SETTLING_DAYS = 2;

/** 2.9% and 30 cents, half up. In cents. */
export function feeOf(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30;
}

type Movement = {
  type: "charge" | "refund" | "refund_failure" | "adjustment";
  source: string;
  /** Cents; negative when money leaves. */
  amount: number;
  fee: number;
  /** Can be paid out right away. */
  atOnce: boolean;
};

/** Books a movement of the platform's balance. */
export function book(tx: Tx, movement: Movement): Stripe.BalanceTransaction {
  const { amount, fee } = movement;
  const row = {
    id: tx.newId("txn"),
    object: "balance_transaction",
    amount,
    available_on: tx.now() + (movement.atOnce ? 0 : SETTLING_DAYS * DAY_S),
    balance_type: "payments",
    created: tx.now(),
    currency: "usd",
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee)],
    net: amount - fee,
    reporting_category: movement.type === "adjustment" ? "dispute" : movement.type,
    source: movement.source,
    status: movement.atOnce ? "available" : "pending",
    type: movement.type,
  } satisfies Stripe.BalanceTransaction;
  tx.save("balance_transaction", row);
  return row;
}

function feeDetail(amount: number): Stripe.BalanceTransaction.FeeDetail {
  return {
    amount,
    application: null,
    currency: "usd",
    description: "Stripe processing fees",
    type: "stripe_fee",
  };
}

export function retrieveBalanceTransaction(context: Context): Reply {
  readParams(context.form, {});
  const id = pathId(context);
  const row = context.tx.find("balance_transaction", id);
  if (!row) throw noSuch("balance transaction", id, "id");
  return ok(rendered(context.tx, "balance_transaction", row));
}

export function listBalanceTransactions(context: Context): Reply {
  const params = readParams(context.form, { ...LIST_PARAMS, type: text, source: text });
  const keep = (row: Rows["balance_transaction"]): row is Stripe.BalanceTransaction =>
    (!params.type || row.type === params.type) && (!params.source || row.source === params.source);
  const render = (row: Stripe.BalanceTransaction) =>
    rendered(context.tx, "balance_transaction", row);
  return answerList(context, {
    kind: "balance_transaction",
    url: "/v1/balance_transactions",
    params,
    keep,
    render,
  });
}

/** The sum of all movements: what has settled, and what is still on its way. */
export function retrieveBalance(context: Context): Reply {
  readParams(context.form, {});
  const sums = { available: 0, pending: 0 };
  for (const row of context.tx.newest("balance_transaction")) {
    sums[row.available_on <= context.tx.now() ? "available" : "pending"] += row.net;
  }
  const funds = (amount: number) => [{ amount, currency: "usd", source_types: { card: amount } }];
  return ok({
    object: "balance",
    available: funds(sums.available),
    livemode: false,
    pending: funds(sums.pending),
  });
}
