import type Stripe from "stripe";
import { emitIn } from "../../events/events.ts";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { noSuch, refused } from "../../http/errors.ts";
import { answerList, LIST_PARAMS } from "../../http/lists.ts";
import {
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  required,
  text,
} from "../../http/params.ts";
import type { Reply, Rows } from "../../state/rows.ts";
import { book } from "../balance-transactions.ts";
import { reachable } from "./account-row.ts";
import { settleLater } from "./payout-settling.ts";
import { checkBalance, positive } from "./transfers.ts";

const CREATE_FIELDS = {
  amount: integer,
  currency: oneOf("usd"),
  description: text,
  metadata,
  statement_descriptor: text,
};
/** How long a bank transfer takes (virtual seconds). */
const ARRIVAL_S = 2 * 86_400;

/** Pays an account's balance out to its bank. */
export function createPayout(context: Context): Reply {
  const { tx, account } = context;
  const params = readParams(context.form, CREATE_FIELDS);
  required(params.currency, "currency");
  const amount = positive(required(params.amount, "amount"));
  if (account !== null && !reachable(tx, account).object.payouts_enabled) {
    throw refused(
      "Cannot create payouts: this account has payouts disabled.",
      "payouts_not_allowed",
    );
  }
  checkBalance(tx, account, amount);
  const id = tx.newId("po");
  const moved = { fee: 0, atOnce: true, account };
  const balance = book(tx, {
    ...moved,
    type: "payout",
    source: id,
    amount: -amount,
  });
  const payout = {
    id,
    object: "payout",
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: tx.now() + ARRIVAL_S,
    automatic: false,
    balance_transaction: balance.id,
    created: tx.now(),
    currency: "usd",
    description: params.description ?? null,
    destination: `ba_${id.slice(3)}`,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "not_applicable",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: params.statement_descriptor ?? null,
    status: "pending",
    trace_id: null,
    type: "bank_account",
  } satisfies Stripe.Payout;
  tx.save("payout", { id, created: payout.created, account, object: payout });
  emitIn(tx, account, { type: "payout.created", object: payout });
  settleLater(tx, id, payout.arrival_date);
  return ok(payout);
}

export function retrievePayout(context: Context): Reply {
  readParams(context.form, {});
  const row = context.tx.find("payout", pathId(context));
  if (!row || row.account !== context.account) throw noSuch("payout", pathId(context), "id");
  return ok(row.object);
}

export function listPayouts(context: Context): Reply {
  const { status, ...params } = readParams(context.form, {
    ...LIST_PARAMS,
    status: text,
  });
  return answerList(context, {
    kind: "payout",
    url: "/v1/payouts",
    params,
    keep: (row): row is Rows["payout"] =>
      row.account === context.account && (!status || row.object.status === status),
    render: (row) => row.object,
  });
}
