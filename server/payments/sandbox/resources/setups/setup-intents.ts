import type Stripe from "stripe";
import { checkClientSecret } from "../../cards/client-secret.ts";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { emit } from "../../events/events.ts";
import { ApiError, invalid, noSuch, refused } from "../../http/errors.ts";
import type { Field } from "../../http/form.ts";
import { idOf } from "../../http/json.ts";
import { answerList, LIST_PARAMS } from "../../http/lists.ts";
import {
  flag,
  group,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  required,
  text,
} from "../../http/params.ts";
import type { Reply, Rows } from "../../state/rows.ts";
import type { Tx } from "../../state/store.ts";
import { customerOf } from "../customer-lookup.ts";
import { checkAllowed, readAutomatic } from "../intents/intent-params.ts";
import { makeMethod, takeMethod } from "../method-source.ts";
import { cardOf } from "../payment-methods.ts";
import { newSetup, publicSetup } from "./setup-object.ts";
import { keepMethod, refuseSetup, waitForHolder } from "./setup-outcome.ts";

const CONFIRM_FIELDS = {
  payment_method: text,
  payment_method_data: (field: Field) => field,
  return_url: text,
  use_stripe_sdk: flag,
};
const CREATE_FIELDS = {
  ...CONFIRM_FIELDS,
  customer: text,
  description: text,
  metadata,
  usage: oneOf("off_session", "on_session"),
  automatic_payment_methods: group,
  allowed_payment_method_types: list,
  confirm: flag,
};
const OPEN = ["requires_payment_method", "requires_confirmation", "requires_action"];
const FAILED_AUTHENTICATION = {
  type: "invalid_request_error",
  code: "setup_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
} as const;

type Named = { payment_method?: string | null; payment_method_data?: Field };

function setupAt(context: Context, clientSecret: string | null | undefined): Stripe.SetupIntent {
  const setup = context.tx.find("setup_intent", pathId(context));
  if (!setup) throw noSuch("setupintent", pathId(context), "intent");
  const { client_secret: right } = setup;
  checkClientSecret(context, { given: clientSecret, right, what: "SetupIntent" });
  return setup;
}

/** Limits the response to what this caller may see. */
function shown({ actor }: Context, reply: Reply): Reply {
  if (actor === "server") return reply;
  if (reply.status === 200) return ok(publicSetup(reply.body as Stripe.SetupIntent));
  const { error } = reply.body as { error: { setup_intent?: Stripe.SetupIntent } };
  const inner = error.setup_intent ? { setup_intent: publicSetup(error.setup_intent) } : {};
  return { status: reply.status, body: { error: { ...error, ...inner } } };
}

function requireOpen(setup: Stripe.SetupIntent, verb: string): void {
  if (OPEN.includes(setup.status)) return;
  const message = `You cannot ${verb} this SetupIntent because it has already ${setup.status}.`;
  const { status, body } = refused(message, "setup_intent_unexpected_state");
  throw new ApiError(status, { ...body, setup_intent: setup }, true);
}

/** The card named in the call, or else the setup's current one. */
function methodFor(tx: Tx, setup: Stripe.SetupIntent, named: Named): Stripe.PaymentMethod | null {
  const known = named.payment_method ?? idOf(setup.payment_method);
  const method =
    named.payment_method_data === undefined
      ? known && takeMethod(tx, known)
      : makeMethod(tx, named.payment_method_data, "payment_method_data");
  if (!method) return null;
  if (!setup.payment_method_types.includes(method.type)) {
    const message = `The PaymentMethod provided (${method.type}) is not allowed for this SetupIntent.`;
    throw invalid(message, undefined, "payment_method");
  }
  return method;
}

function confirmSetup(tx: Tx, setup: Stripe.SetupIntent, named: Named): Reply {
  requireOpen(setup, "confirm");
  const method = methodFor(tx, setup, named);
  if (!method) {
    const message = "You cannot confirm this SetupIntent because it's missing a payment method.";
    throw refused(message, "setup_intent_unexpected_state");
  }
  const asks = cardOf(tx, method.id)?.authentication;
  const attempt = { setup, method };
  return asks ? waitForHolder(tx, attempt) : keepMethod(tx, attempt);
}

export function createSetup(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, CREATE_FIELDS);
  readAutomatic(params.automatic_payment_methods, null);
  const allowed = checkAllowed(params.allowed_payment_method_types);
  if (params.customer) customerOf(tx, params.customer);
  const setup = {
    ...newSetup(tx, params.usage ?? "off_session"),
    allowed_payment_method_types: allowed,
    customer: params.customer ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
  };
  tx.save("setup_intent", setup);
  emit(tx, "setup_intent.created", setup);
  return params.confirm ? confirmSetup(tx, setup, params) : ok(setup);
}

export function retrieveSetup(context: Context): Reply {
  const params = readParams(context.form, { client_secret: text });
  return shown(context, ok(setupAt(context, params.client_secret)));
}

export function confirmSetupAt(context: Context): Reply {
  const { client_secret, ...named } = readParams(context.form, {
    ...CONFIRM_FIELDS,
    client_secret: text,
  });
  return shown(context, confirmSetup(context.tx, setupAt(context, client_secret), named));
}

/** Called by the authentication frame once the holder has decided. A failure is not an error of this call. */
export function finishSetupAt(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, {
    client_secret: text,
    result: oneOf("succeeded", "failed"),
  });
  const setup = setupAt(context, params.client_secret);
  const method = tx.find("payment_method", idOf(setup.payment_method) ?? "");
  if (!method || setup.status !== "requires_action") {
    const message = `The SetupIntent has a status of ${setup.status}: nothing is waiting.`;
    throw refused(message, "setup_intent_unexpected_state");
  }
  const attempt = { setup, method };
  if (required(params.result, "result") === "failed")
    refuseSetup(tx, attempt, FAILED_AUTHENTICATION);
  else keepMethod(tx, attempt);
  return shown(context, ok(tx.find("setup_intent", setup.id) ?? setup));
}

export function cancelSetup(context: Context): Reply {
  const params = readParams(context.form, {
    cancellation_reason: oneOf("abandoned", "duplicate", "requested_by_customer"),
  });
  const setup = setupAt(context, undefined);
  requireOpen(setup, "cancel");
  const canceled = {
    ...setup,
    status: "canceled",
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
  };
  context.tx.save("setup_intent", canceled);
  emit(context.tx, "setup_intent.canceled", canceled);
  return ok(canceled);
}

export function listSetups(context: Context): Reply {
  const params = readParams(context.form, { ...LIST_PARAMS, customer: text });
  const keep = (row: Rows["setup_intent"]): row is Stripe.SetupIntent =>
    !params.customer || row.customer === params.customer;
  return answerList(context, { kind: "setup_intent", url: "/v1/setup_intents", params, keep });
}
