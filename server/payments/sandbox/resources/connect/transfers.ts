import type Stripe from "stripe";
import { emit } from "../../events/events.ts";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { invalid, noSuch, refused } from "../../http/errors.ts";
import { idOf } from "../../http/json.ts";
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
import type { Tx } from "../../state/store.ts";
import { balanceOf, book } from "../balance-transactions.ts";

const CREATE_FIELDS = {
  amount: integer,
  currency: oneOf("usd"),
  description: text,
  destination: text,
  metadata,
  source_transaction: text,
  transfer_group: text,
};

/** Validates an amount in cents. Throws for anything below one. */
export function positive(amount: number): number {
  if (amount < 1) throw invalid("Invalid positive integer", "parameter_invalid_integer", "amount");
  return amount;
}

function checkDestination(tx: Tx, id: string): void {
  const row = tx.find("account", id);
  if (row?.access !== "granted") throw noSuch("destination", id, "destination", 400);
  if (row.object.capabilities?.transfers === "active") return;
  throw refused(
    "Your destination account needs to have the `transfers` capability enabled.",
    "transfers_not_allowed",
    "destination",
  );
}

/** Throws if the balance is lower than the amount. */
export function checkBalance(tx: Tx, account: string | null, amount: number): void {
  if (balanceOf(tx, account).available >= amount) return;
  throw refused(
    "You have insufficient available funds in your Stripe account.",
    "balance_insufficient",
  );
}

/** The charge that funds the transfer, which may not have settled yet. Throws if too little of it is left. */
function sourceOf(tx: Tx, id: string, amount: number): Stripe.Charge {
  const charge = tx.find("charge", id);
  if (charge?.status !== "succeeded") throw noSuch("charge", id, "source_transaction", 400);
  let sent = 0;
  for (const transfer of tx.newest("transfer")) {
    if (transfer.source_transaction === id) sent += transfer.amount - transfer.amount_reversed;
  }
  if (sent + amount <= charge.amount) return charge;
  throw refused(
    "Transfers using this transaction as a source must not exceed the source amount.",
    "amount_too_large",
    "amount",
  );
}

/** When the money of a charge becomes available for payout. */
function availabilityOf(tx: Tx, charge: Stripe.Charge): number {
  const id = idOf(charge.balance_transaction);
  return (id ? tx.find("balance_transaction", id)?.available_on : undefined) ?? tx.now();
}

export function createTransfer(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, CREATE_FIELDS);
  required(params.currency, "currency");
  const amount = positive(required(params.amount, "amount"));
  const account = required(params.destination, "destination");
  checkDestination(tx, account);
  const source = params.source_transaction ? sourceOf(tx, params.source_transaction, amount) : null;
  if (!source) checkBalance(tx, null, amount);
  const [id, payment] = [tx.newId("tr"), tx.newId("py")];
  const moved = {
    fee: 0,
    atOnce: true,
    ...(source && { availableOn: availabilityOf(tx, source) }),
  };
  const balance = book(tx, {
    ...moved,
    type: "transfer",
    source: id,
    amount: -amount,
  });
  book(tx, { ...moved, type: "payment", source: payment, amount, account });
  const transfer = {
    id,
    object: "transfer",
    amount,
    amount_reversed: 0,
    balance_transaction: balance.id,
    created: tx.now(),
    currency: "usd",
    description: params.description ?? null,
    destination: account,
    destination_payment: payment,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    reversals: {
      object: "list",
      data: [],
      has_more: false,
      url: `/v1/transfers/${id}/reversals`,
    },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: "card",
    transfer_group: params.transfer_group ?? source?.transfer_group ?? null,
  } satisfies Stripe.Transfer;
  tx.save("transfer", transfer);
  emit(tx, "transfer.created", transfer);
  return ok(transfer);
}

/** The transfer named in the path. Throws 404 for an unknown id. */
export function transferAt(context: Context): Stripe.Transfer {
  const id = pathId(context);
  const transfer = context.tx.find("transfer", id);
  if (!transfer) throw noSuch("transfer", id, "id");
  return transfer;
}

export function retrieveTransfer(context: Context): Reply {
  readParams(context.form, {});
  return ok(transferAt(context));
}

export function listTransfers(context: Context): Reply {
  const params = readParams(context.form, {
    ...LIST_PARAMS,
    destination: text,
    transfer_group: text,
  });
  const keep = (row: Rows["transfer"]): row is Stripe.Transfer =>
    (!params.destination || row.destination === params.destination) &&
    (!params.transfer_group || row.transfer_group === params.transfer_group);
  return answerList(context, {
    kind: "transfer",
    url: "/v1/transfers",
    params,
    keep,
  });
}
