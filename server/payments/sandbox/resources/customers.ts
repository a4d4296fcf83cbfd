import type Stripe from "stripe";
import type { Context } from "../http/context.ts";
import { ok, pathId } from "../http/context.ts";
import { emit } from "../events/events.ts";
import { invalid, noSuch } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { answerList, LIST_PARAMS } from "../http/lists.ts";
import { group, mergeMetadata, metadata, readParams, text } from "../http/params.ts";
import { readAddress, readShipping } from "../http/shapes.ts";
import type { Reply, Rows } from "../state/rows.ts";
import type { Tx } from "../state/store.ts";
import { isDeleted } from "./customer-lookup.ts";
import { attach, detachAllOf } from "./payment-methods.ts";
import { takeMethod } from "./method-source.ts";

const FIELDS = {
  email: text,
  name: text,
  phone: text,
  description: text,
  address: readAddress,
  shipping: readShipping,
  metadata,
};

function newCustomer(tx: Tx): Stripe.Customer {
  return {
    id: tx.newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: tx.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  } satisfies Stripe.Customer;
}

export function createCustomer(context: Context): Reply {
  const params = readParams(context.form, { ...FIELDS, payment_method: text });
  const { metadata: change, payment_method: method, ...fields } = params;
  const fresh = newCustomer(context.tx);
  const customer = { ...fresh, ...fields, metadata: mergeMetadata({}, change) };
  context.tx.save("customer", customer);
  emit(context.tx, "customer.created", customer);
  if (method) attach(context.tx, takeMethod(context.tx, method), customer.id);
  return ok(customer);
}

export function retrieveCustomer(context: Context): Reply {
  readParams(context.form, {});
  const row = context.tx.find("customer", pathId(context));
  if (!row) throw noSuch("customer", pathId(context), "id");
  return ok(row);
}

export function updateCustomer(context: Context): Reply {
  const params = readParams(context.form, { ...FIELDS, invoice_settings: group });
  const { metadata: change, invoice_settings: invoices, ...fields } = params;
  const row = context.tx.find("customer", pathId(context));
  if (!row || isDeleted(row)) throw noSuch("customer", pathId(context), "id");
  const customer = { ...row, ...fields, metadata: mergeMetadata(row.metadata, change) };
  if (invoices) chooseDefault(context.tx, customer, invoices);
  context.tx.save("customer", customer);
  emit(context.tx, "customer.updated", customer);
  return ok(customer);
}

/** Sets the default card, which must belong to the customer. */
function chooseDefault(tx: Tx, customer: Stripe.Customer, fields: Form): void {
  const { default_payment_method: id } = readParams(fields, { default_payment_method: text });
  if (id === undefined) return;
  if (id && tx.find("payment_method", id)?.customer !== customer.id) {
    throw invalid(
      "The customer does not have a payment method with the ID " + id,
      "resource_missing",
      "invoice_settings[default_payment_method]",
    );
  }
  customer.invoice_settings = { ...customer.invoice_settings, default_payment_method: id };
}

/** Permanently deletes a customer and detaches their payment methods. */
export function deleteCustomer(context: Context): Reply {
  const row = context.tx.find("customer", pathId(context));
  if (!row || isDeleted(row)) throw noSuch("customer", pathId(context), "id");
  const deleted: Stripe.DeletedCustomer = { id: row.id, object: "customer", deleted: true };
  context.tx.save("customer", deleted);
  detachAllOf(context.tx, row.id);
  emit(context.tx, "customer.deleted", row);
  return ok(deleted);
}

export function listCustomers(context: Context): Reply {
  const params = readParams(context.form, { ...LIST_PARAMS, email: text });
  const keep = (row: Rows["customer"]): row is Stripe.Customer =>
    !isDeleted(row) && (!params.email || row.email === params.email);
  return answerList(context, { kind: "customer", url: "/v1/customers", params, keep });
}
