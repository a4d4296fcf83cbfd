import type Stripe from "stripe";
import { checkClientSecret } from "../../cards/client-secret.ts";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { emit } from "../../events/events.ts";
import { invalid, noSuch, refused } from "../../http/errors.ts";
import { answerList, LIST_PARAMS } from "../../http/lists.ts";
import {
  flag,
  group,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  readParams,
  required,
  text,
} from "../../http/params.ts";
import type { Reply, Rows } from "../../state/rows.ts";
import { readShipping } from "../../http/shapes.ts";
import type { Tx } from "../../state/store.ts";
import { customerOf } from "../customer-lookup.ts";
import { CONFIRM_FIELDS, confirmIntent, isOpen, methodFor, requireOpen } from "./intent-confirm.ts";
import { finishIntent } from "./intent-finish.ts";
import { newIntent, publicIntent } from "./intent-object.ts";
import { checkAllowed, readAutomatic, readCurrency, readTypes } from "./intent-params.ts";

const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;

const DESCRIPTION_FIELDS = {
  customer: text,
  description: text,
  metadata,
  receipt_email: text,
  shipping: readShipping,
  setup_future_usage: oneOf("on_session", "off_session"),
  statement_descriptor: text,
  statement_descriptor_suffix: text,
  transfer_group: text,
};
const CREATE_FIELDS = {
  ...DESCRIPTION_FIELDS,
  ...CONFIRM_FIELDS,
  amount: integer,
  currency: text,
  automatic_payment_methods: group,
  payment_method_types: list,
  allowed_payment_method_types: list,
  capture_method: oneOf("automatic", "automatic_async"),
  confirmation_method: oneOf("automatic"),
  confirm: flag,
};
const UPDATE_FIELDS = {
  ...DESCRIPTION_FIELDS,
  setup_future_usage: orEmpty(oneOf("on_session", "off_session")),
  amount: integer,
  currency: text,
  payment_method: text,
  payment_method_data: CONFIRM_FIELDS.payment_method_data,
  payment_method_types: list,
};

function checkAmount(amount: number): number {
  if (amount < MIN_AMOUNT) {
    throw invalid("Amount must be at least $0.50 usd", "amount_too_small", "amount");
  }
  if (amount > MAX_AMOUNT) {
    throw invalid("Amount must be no more than $999,999.99", "amount_too_large", "amount");
  }
  return amount;
}

/** The intent named in the path. A browser without its client secret gets the same error as for an unknown id. */
function intentAt(context: Context, clientSecret: string | null | undefined): Stripe.PaymentIntent {
  const id = pathId(context);
  const intent = context.tx.find("payment_intent", id);
  if (!intent) throw noSuch("payment_intent", id, "intent");
  const { client_secret: right } = intent;
  checkClientSecret(context, { given: clientSecret, right, what: "PaymentIntent" });
  return intent;
}

/** Limits the response to what this caller may see. */
function shown(context: Context, reply: Reply): Reply {
  if (context.actor === "server" || reply.status !== 200) return withoutInner(context, reply);
  return ok(publicIntent(reply.body as Stripe.PaymentIntent));
}

function withoutInner(context: Context, reply: Reply): Reply {
  if (context.actor === "server") return reply;
  const { error } = reply.body as { error: { payment_intent?: Stripe.PaymentIntent } };
  const inner = error.payment_intent ? { payment_intent: publicIntent(error.payment_intent) } : {};
  return { status: reply.status, body: { error: { ...error, ...inner } } };
}

type Described = Partial<Pick<Stripe.PaymentIntent, "customer" | "shipping">> & {
  metadata?: Record<string, string> | null;
};

/** Merges a call's fields into the intent. */
function described(tx: Tx, intent: Stripe.PaymentIntent, fields: Described): Stripe.PaymentIntent {
  const { metadata: change, ...plain } = fields;
  if (typeof plain.customer === "string") customerOf(tx, plain.customer);
  return { ...intent, ...plain, metadata: mergeMetadata(intent.metadata, change) };
}

export function createIntent(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, CREATE_FIELDS);
  const { amount, currency, automatic_payment_methods, payment_method_types, ...given } = params;
  const { allowed_payment_method_types, ...rest } = given;
  const { confirm, off_session, return_url, use_stripe_sdk: _sdk, ...more } = rest;
  const { payment_method, payment_method_data, capture_method, confirmation_method, ...fields } =
    more;
  if (off_session !== undefined && !confirm) {
    throw invalid("off_session can only be set when confirm is true", undefined, "off_session");
  }
  const made = newIntent(tx, {
    amount: checkAmount(required(amount, "amount")),
    currency: readCurrency(required(currency, "currency")),
    ...readAutomatic(automatic_payment_methods, readTypes(payment_method_types)),
  });
  const allowed = checkAllowed(allowed_payment_method_types);
  const types = made.payment_method_types.filter((type) => allowed?.includes(type) ?? true);
  const fresh = {
    ...made,
    allowed_payment_method_types: allowed,
    payment_method_types: types,
  };
  const modes = {
    ...(capture_method ? { capture_method } : {}),
    ...(confirmation_method ? { confirmation_method } : {}),
  };
  let intent = described(tx, { ...fresh, ...modes }, fields);
  const input = {
    ...(payment_method ? { payment_method } : {}),
    ...(payment_method_data === undefined ? {} : { payment_method_data }),
  };
  const method = methodFor(tx, intent, input);
  if (method) intent = { ...intent, payment_method: method.id, status: "requires_confirmation" };
  tx.save("payment_intent", intent);
  emit(tx, "payment_intent.created", intent);
  if (!confirm) return ok(intent);
  return confirmIntent(tx, intent, {
    return_url: return_url ?? null,
    ...(off_session ? { off_session } : {}),
  });
}

export function retrieveIntent(context: Context): Reply {
  const params = readParams(context.form, { client_secret: text });
  return shown(context, ok(intentAt(context, params.client_secret)));
}

export function updateIntent(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, UPDATE_FIELDS);
  const { amount, currency, payment_method_types, payment_method, payment_method_data, ...fields } =
    params;
  const intent = intentAt(context, undefined);
  const types = readTypes(payment_method_types);
  const moneyChanges =
    amount !== undefined || currency || types || payment_method || payment_method_data;
  if (moneyChanges && !isOpen(intent)) requireOpen(intent, "update");
  let changed = described(tx, intent, fields);
  if (amount !== undefined) changed.amount = checkAmount(amount);
  if (currency) changed.currency = readCurrency(currency);
  if (types) changed.payment_method_types = types;
  if (payment_method || payment_method_data !== undefined) {
    const input = {
      ...(payment_method ? { payment_method } : {}),
      ...(payment_method_data === undefined ? {} : { payment_method_data }),
    };
    const method = methodFor(tx, changed, input);
    if (method)
      changed = {
        ...changed,
        payment_method: method.id,
        status: "requires_confirmation",
        next_action: null,
      };
  }
  tx.save("payment_intent", changed);
  return ok(changed);
}

export function confirmAt(context: Context): Reply {
  const params = readParams(context.form, { ...CONFIRM_FIELDS, client_secret: text });
  const { client_secret, payment_method, payment_method_data, return_url, off_session, ...fields } =
    params;
  if (off_session && context.actor === "browser") {
    throw invalid("off_session needs the secret key", "parameter_unknown", "off_session");
  }
  const { use_stripe_sdk: _sdk, ...descriptions } = fields;
  const intent = described(context.tx, intentAt(context, client_secret), descriptions);
  const input = {
    ...(payment_method ? { payment_method } : {}),
    ...(payment_method_data === undefined ? {} : { payment_method_data }),
    ...(return_url ? { return_url } : {}),
    ...(off_session ? { off_session } : {}),
  };
  return shown(context, confirmIntent(context.tx, intent, input));
}

/** Called by the authentication frame and the wallet page once the payer has decided. */
export function finishAt(context: Context): Reply {
  const params = readParams(context.form, {
    client_secret: text,
    result: oneOf("succeeded", "failed", "processing"),
  });
  const intent = intentAt(context, params.client_secret);
  return shown(context, finishIntent(context.tx, intent, required(params.result, "result")));
}

export function cancelIntent(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, {
    cancellation_reason: oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer"),
  });
  const intent = intentAt(context, undefined);
  if (!isOpen(intent)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    throw refused(message, "payment_intent_unexpected_state");
  }
  const canceled = {
    ...intent,
    status: "canceled",
    canceled_at: tx.now(),
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
  };
  tx.save("payment_intent", canceled);
  emit(tx, "payment_intent.canceled", canceled);
  return ok(canceled);
}

export function listIntents(context: Context): Reply {
  const params = readParams(context.form, { ...LIST_PARAMS, customer: text });
  const keep = (row: Rows["payment_intent"]): row is Stripe.PaymentIntent =>
    !params.customer || row.customer === params.customer;
  return answerList(context, { kind: "payment_intent", url: "/v1/payment_intents", params, keep });
}
