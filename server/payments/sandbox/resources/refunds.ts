import type Stripe from "stripe";
import type { Context } from "../http/context.ts";
import { ok, pathId } from "../http/context.ts";
import { emit } from "../events/events.ts";
import { invalid, missingParam, noSuch, refused } from "../http/errors.ts";
import { idOf } from "../http/json.ts";
import { answerList, LIST_PARAMS } from "../http/lists.ts";
import { integer, mergeMetadata, metadata, oneOf, readParams, text } from "../http/params.ts";
import type { Reply, Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";
import { book } from "./balance-transactions.ts";
import { blocksRefund } from "./disputes/dispute-flow.ts";
import { cardOf } from "./payment-methods.ts";
import { settleLater } from "./refund-settling.ts";

const CREATE_FIELDS = {
  amount: integer,
  charge: text,
  payment_intent: text,
  metadata,
  reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
};

function chargeNamed(tx: Tx, id: string): Stripe.Charge {
  const charge = tx.find("charge", id);
  if (!charge) throw noSuch("charge", id, "charge", 400);
  return charge;
}

/** The charge to refund, named directly or by its intent. */
function chargeFor(
  tx: Tx,
  { charge, payment_intent: intentId }: { charge?: string | null; payment_intent?: string | null },
): Stripe.Charge {
  if (charge) return chargeNamed(tx, charge);
  if (!intentId) throw missingParam("charge");
  const intent = tx.find("payment_intent", intentId);
  if (!intent) throw noSuch("payment_intent", intentId, "payment_intent", 400);
  const latest = idOf(intent.latest_charge);
  if (!latest || intent.status !== "succeeded") {
    const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
    throw refused(message, "payment_intent_unexpected_state", "payment_intent");
  }
  return chargeNamed(tx, latest);
}

/** The amount to refund. Throws if nothing, or less than requested, is left. */
function amountOf(tx: Tx, charge: Stripe.Charge, asked: number | undefined): number {
  if (charge.status !== "succeeded") {
    throw refused(
      `Charge ${charge.id} has failed and cannot be refunded.`,
      "charge_not_refundable",
    );
  }
  if (blocksRefund(tx, charge)) {
    throw refused(`Charge ${charge.id} has been charged back.`, "charge_disputed");
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  }
  const amount = asked ?? left;
  if (amount < 1) throw invalid("Invalid positive integer", "parameter_invalid_integer", "amount");
  if (amount > left) {
    const message = `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`;
    throw refused(message, "amount_too_large", "amount");
  }
  return amount;
}

export function createRefund(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, CREATE_FIELDS);
  const charge = chargeFor(tx, params);
  const amount = amountOf(tx, charge, params.amount);
  const behavior = cardOf(tx, charge.payment_method ?? "")?.refund;
  const id = tx.newId("re");
  const balance = book(tx, { type: "refund", source: id, amount: -amount, fee: 0, atOnce: true });
  const refund = {
    id,
    object: "refund",
    amount,
    balance_transaction: balance.id,
    charge: charge.id,
    created: tx.now(),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: { card: { reference_status: "pending", type: "refund" }, type: "card" },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behavior === "pending" ? "pending" : "succeeded",
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  tx.save("refund", refund);
  takeBack(tx, charge, amount);
  emit(tx, "refund.created", refund);
  if (behavior) settleLater(tx, id, behavior === "pending" ? "succeeded" : "failed");
  return ok(refund);
}

function takeBack(tx: Tx, charge: Stripe.Charge, amount: number): void {
  const amount_refunded = charge.amount_refunded + amount;
  const changed = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  tx.save("charge", changed);
  emit(tx, "charge.refunded", changed, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
}

export function retrieveRefund(context: Context): Reply {
  readParams(context.form, {});
  const id = pathId(context);
  const refund = context.tx.find("refund", id);
  if (!refund) throw noSuch("refund", id, "refund");
  return ok(refund);
}

/** Only the metadata of a refund can be updated. */
export function updateRefund(context: Context): Reply {
  const params = readParams(context.form, { metadata });
  const id = pathId(context);
  const refund = context.tx.find("refund", id);
  if (!refund) throw noSuch("refund", id, "refund");
  const changed = { ...refund, metadata: mergeMetadata(refund.metadata ?? {}, params.metadata) };
  context.tx.save("refund", changed);
  return ok(changed);
}

export function listRefunds(context: Context): Reply {
  const params = readParams(context.form, { ...LIST_PARAMS, charge: text, payment_intent: text });
  const keep = (row: Rows["refund"]): row is Stripe.Refund =>
    (!params.charge || row.charge === params.charge) &&
    (!params.payment_intent || row.payment_intent === params.payment_intent);
  return answerList(context, { kind: "refund", url: "/v1/refunds", params, keep });
}
