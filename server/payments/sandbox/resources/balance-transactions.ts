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

/** The processing fee in cents: 2.9% plus 30 cents, rounded half up. */
export function feeOf(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30;
}

type Movement = {
  type: keyof typeof CATEGORIES;
  source: string;
  /** In cents; negative when money leaves. */
  amount: number;
  fee: number;
  /** Whether it is available for payout immediately. */
  atOnce: boolean;
  /** When it becomes available (virtual seconds), if set by another transaction. */
  availableOn?: number;
  /** Whose balance it affects; the platform's if omitted. */
  account?: string | null;
};

/** Reporting category of each type. */
const CATEGORIES = {
  charge: "charge",
  refund: "refund",
  refund_failure: "refund_failure",
  adjustment: "dispute",
  payment: "charge",
  payment_refund: "refund",
  transfer: "transfer",
  transfer_refund: "transfer_reversal",
  payout: "payout",
  payout_failure: "payout_reversal",
} as const;

/** Records a movement on the platform's or a connected account's balance. */
export function book(tx: Tx, movement: Movement): Stripe.BalanceTransaction {
  const { amount, fee, account = null } = movement;
  const settled = tx.now() + (movement.atOnce ? 0 : SETTLING_DAYS * DAY_S);
  const availableOn = movement.availableOn ?? settled;
  const row = {
    id: tx.newId("txn"),
    object: "balance_transaction",
    amount,
    available_on: availableOn,
    balance_type: "payments",
    created: tx.now(),
    currency: "usd",
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee)],
    net: amount - fee,
    reporting_category: CATEGORIES[movement.type],
    source: movement.source,
    status: availableOn <= tx.now() ? "available" : "pending",
    type: movement.type,
  } satisfies Stripe.BalanceTransaction;
  if (account === null) tx.save("balance_transaction", row);
  else
    tx.save("account_movement", {
      id: row.id,
      created: row.created,
      account,
      object: row,
    });
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

export function retrieveMovement(context: Context): Reply {
  readParams(context.form, {});
  const { tx, account } = context;
  const id = pathId(context);
  const row = account === null ? tx.find("balance_transaction", id) : theirs(tx, account, id);
  if (!row) throw noSuch("balance transaction", id, "id");
  return ok(rendered(tx, "balance_transaction", row));
}

function theirs(tx: Tx, account: string, id: string): Stripe.BalanceTransaction | undefined {
  const row = tx.find("account_movement", id);
  return row?.account === account ? row.object : undefined;
}

export function listMovements(context: Context): Reply {
  const fields = { ...LIST_PARAMS, type: text, source: text };
  const { type, source, ...params } = readParams(context.form, fields);
  const { tx, account } = context;
  const url = "/v1/balance_transactions";
  const fits = (row: Stripe.BalanceTransaction) =>
    (!type || row.type === type) && (!source || row.source === source);
  const render = (row: Stripe.BalanceTransaction) => rendered(tx, "balance_transaction", row);
  if (account === null) {
    const keep = (row: Rows["balance_transaction"]): row is Stripe.BalanceTransaction => fits(row);
    return answerList(context, { kind: "balance_transaction", url, params, keep, render });
  }
  return answerList(context, {
    kind: "account_movement",
    url,
    params,
    keep: (row): row is Rows["account_movement"] => row.account === account && fits(row.object),
    render: (row) => render(row.object),
  });
}

/** All transactions of one balance. */
function* movementsOf(tx: Tx, account: string | null): Iterable<Stripe.BalanceTransaction> {
  if (account === null) return yield* tx.newest("balance_transaction");
  for (const row of tx.newest("account_movement")) if (row.account === account) yield row.object;
}

/** A balance in cents: settled money and money still pending. */
export function balanceOf(tx: Tx, account: string | null): { available: number; pending: number } {
  const sums = { available: 0, pending: 0 };
  for (const row of movementsOf(tx, account)) {
    sums[row.available_on <= tx.now() ? "available" : "pending"] += row.net;
  }
  return sums;
}

export function retrieveBalance(context: Context): Reply {
  readParams(context.form, {});
  const { available, pending } = balanceOf(context.tx, context.account);
  const funds = (amount: number) => [{ amount, currency: "usd", source_types: { card: amount } }];
  return ok({
    object: "balance",
    available: funds(available),
    livemode: false,
    pending: funds(pending),
  });
}
