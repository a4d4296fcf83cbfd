import type Stripe from "stripe";
import { cardByNumber } from "../cards/cards.ts";
import type { TestCard } from "../cards/cards.ts";
import type { Context } from "../http/context.ts";
import { ok, pathId } from "../http/context.ts";
import { emit } from "../events/events.ts";
import { ApiError, invalid, noSuch } from "../http/errors.ts";
import { answerList, LIST_PARAMS } from "../http/lists.ts";
import { readParams, required, text } from "../http/params.ts";
import type { Reply, Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";
import { idOf } from "../http/json.ts";
import { customerOf, isDeleted } from "./customer-lookup.ts";
import { makeMethod, takeMethod } from "./method-source.ts";

/** The test card of a payment method; null for a wallet. */
export function cardOf(tx: Tx, method: string): TestCard | null {
  const number = tx.find("plan", method)?.number;
  return (number && cardByNumber(number)) || null;
}

/** Attaches a method to a customer. This asks the bank, so cards that decline are rejected here too. */
export function attach(
  tx: Tx,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const card = cardOf(tx, method.id);
  if (method.customer && method.customer !== customer) {
    throw invalid("The payment method you provided has already been attached to a customer.");
  }
  if (card?.decline && !card.attaches && !card.authentication) {
    const { code, declineCode, message } = card.decline;
    const decline = declineCode ? { decline_code: declineCode } : {};
    throw new ApiError(402, { type: "card_error", code, message, ...decline }, true);
  }
  const attached = { ...method, customer };
  tx.save("payment_method", attached);
  emit(tx, "payment_method.attached", attached);
  return attached;
}

function detach(tx: Tx, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const detached = { ...method, customer: null };
  tx.save("payment_method", detached);
  const plan = tx.find("plan", method.id);
  if (plan) tx.save("plan", { ...plan, detached: true });
  emit(tx, "payment_method.detached", detached, { customer: method.customer });
  forgetDefault(tx, method);
  return detached;
}

/** Clears the customer's default if it was this card. */
function forgetDefault(tx: Tx, method: Stripe.PaymentMethod): void {
  const owner = tx.find("customer", idOf(method.customer) ?? "");
  if (!owner || isDeleted(owner)) return;
  if (idOf(owner.invoice_settings.default_payment_method) !== method.id) return;
  const invoice_settings = { ...owner.invoice_settings, default_payment_method: null };
  tx.save("customer", { ...owner, invoice_settings });
}

export function detachAllOf(tx: Tx, customer: string): void {
  for (const method of tx.newest("payment_method")) {
    if (method.customer === customer) detach(tx, method);
  }
}

export function createMethod(context: Context): Reply {
  const { expand: _expand, ...fields } = context.form;
  return ok(makeMethod(context.tx, fields, ""));
}

/** The payment method named in the path. A test id creates a new one. */
function methodAt(context: Context): Stripe.PaymentMethod {
  const id = pathId(context);
  try {
    return takeMethod(context.tx, id);
  } catch (error) {
    if (error instanceof ApiError && error.body.code === "resource_missing") {
      throw noSuch("PaymentMethod", id, "id");
    }
    throw error;
  }
}

export function retrieveMethod(context: Context): Reply {
  readParams(context.form, {});
  return ok(methodAt(context));
}

export function attachMethod(context: Context): Reply {
  const params = readParams(context.form, { customer: text });
  const customer = customerOf(context.tx, required(params.customer, "customer"));
  return ok(attach(context.tx, methodAt(context), customer.id));
}

export function detachMethod(context: Context): Reply {
  readParams(context.form, {});
  const method = methodAt(context);
  if (!method.customer) {
    throw invalid(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
    );
  }
  return ok(detach(context.tx, method));
}

export function listCustomerMethods(context: Context): Reply {
  const params = readParams(context.form, { ...LIST_PARAMS, type: text });
  const id = pathId(context);
  if (!context.tx.find("customer", id)) throw noSuch("customer", id, "customer");
  const keep = (row: Rows["payment_method"]): row is Stripe.PaymentMethod =>
    row.customer === id && (!params.type || row.type === params.type);
  const url = `/v1/customers/${id}/payment_methods`;
  return answerList(context, { kind: "payment_method", url, params, keep });
}
