import type Stripe from "stripe";
import { emit } from "../../events/events.ts";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { noSuch, refused } from "../../http/errors.ts";
import { idOf } from "../../http/json.ts";
import { answerList, LIST_PARAMS } from "../../http/lists.ts";
import { integer, mergeMetadata, metadata, readParams, text } from "../../http/params.ts";
import type { Reply, Rows } from "../../state/rows.ts";
import { book } from "../balance-transactions.ts";
import { checkBalance, positive, transferAt } from "./transfers.ts";

/** How many reversals are included in a transfer object; the rest must be listed. */
const CARRIED = 10;

function amountOf(transfer: Stripe.Transfer, asked: number | undefined): number {
  const left = transfer.amount - transfer.amount_reversed;
  const amount = positive(asked ?? Math.max(1, left));
  if (amount <= left) return amount;
  throw refused(
    `Amount ($${(amount / 100).toFixed(2)}) is greater than unreversed amount on transfer ($${(left / 100).toFixed(2)}).`,
    "amount_too_large",
    "amount",
  );
}

export function createReversal(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, {
    amount: integer,
    description: text,
    metadata,
  });
  const transfer = transferAt(context);
  const amount = amountOf(transfer, params.amount);
  const account = idOf(transfer.destination) ?? "";
  checkBalance(tx, account, amount);
  const [id, refund] = [tx.newId("trr"), tx.newId("pyr")];
  const moved = { fee: 0, atOnce: true };
  const back = book(tx, {
    ...moved,
    type: "transfer_refund",
    source: id,
    amount,
  });
  book(tx, {
    ...moved,
    type: "payment_refund",
    source: refund,
    amount: -amount,
    account,
  });
  const reversal = {
    id,
    object: "transfer_reversal",
    amount,
    balance_transaction: back.id,
    created: tx.now(),
    currency: "usd",
    destination_payment_refund: refund,
    metadata: mergeMetadata({}, params.metadata),
    source_refund: null,
    transfer: transfer.id,
  } satisfies Stripe.TransferReversal;
  tx.save("transfer_reversal", reversal);
  const changed = withReversal(transfer, reversal);
  tx.save("transfer", changed);
  emit(tx, "transfer.reversed", changed, {
    amount_reversed: transfer.amount_reversed,
    reversed: transfer.reversed,
  });
  return ok(reversal);
}

function withReversal(
  transfer: Stripe.Transfer,
  reversal: Stripe.TransferReversal,
): Stripe.Transfer {
  const amount = transfer.amount_reversed + reversal.amount;
  const data = [reversal, ...transfer.reversals.data];
  return {
    ...transfer,
    amount_reversed: amount,
    reversed: amount === transfer.amount,
    reversals: {
      ...transfer.reversals,
      data: data.slice(0, CARRIED),
      has_more: transfer.reversals.has_more || data.length > CARRIED,
    },
  };
}

export function retrieveReversal(context: Context): Reply {
  readParams(context.form, {});
  const reversal = context.tx.find("transfer_reversal", pathId(context, 1));
  if (reversal?.transfer === transferAt(context).id) return ok(reversal);
  throw noSuch("transfer reversal", pathId(context, 1), "id");
}

export function listReversals(context: Context): Reply {
  const params = readParams(context.form, LIST_PARAMS);
  const { id, reversals } = transferAt(context);
  const keep = (row: Rows["transfer_reversal"]): row is Stripe.TransferReversal =>
    row.transfer === id;
  return answerList(context, {
    kind: "transfer_reversal",
    url: reversals.url,
    params,
    keep,
  });
}
