import type Stripe from "stripe";
import type { TestCard } from "../../cards/cards.ts";
import { ApiError, invalid, refused } from "../../http/errors.ts";
import type { Field } from "../../http/form.ts";
import { idOf } from "../../http/json.ts";
import { ok } from "../../http/context.ts";
import { flag, oneOf, required, text } from "../../http/params.ts";
import type { Reply } from "../../state/rows.ts";
import { readShipping } from "../../http/shapes.ts";
import type { Tx } from "../../state/store.ts";
import { decline, refuse, succeed, waitFor } from "./intent-outcome.ts";
import { makeMethod, takeMethod } from "../method-source.ts";
import { cardOf } from "../payment-methods.ts";

/** Parameters of a confirmation. */
export const CONFIRM_FIELDS = {
  payment_method: text,
  payment_method_data: (field: Field) => field,
  return_url: text,
  off_session: flag,
  setup_future_usage: oneOf("on_session", "off_session"),
  receipt_email: text,
  shipping: readShipping,
  use_stripe_sdk: flag,
};

export type ConfirmInput = {
  payment_method?: string | null;
  payment_method_data?: Field;
  return_url?: string | null;
  off_session?: boolean;
};

const OPEN = ["requires_payment_method", "requires_confirmation", "requires_action"];

export function isOpen(intent: Stripe.PaymentIntent): boolean {
  return OPEN.includes(intent.status);
}

/** Includes the intent, so that a browser that comes too late learns that it is paid. */
function unexpected(verb: string, intent: Stripe.PaymentIntent): Error {
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  const { status, body } = refused(message, "payment_intent_unexpected_state");
  return new ApiError(status, { ...body, payment_intent: intent }, true);
}

/** Throws `payment_intent_unexpected_state` if the intent is paid, canceled or processing. */
export function requireOpen(intent: Stripe.PaymentIntent, verb: string): void {
  if (!isOpen(intent)) throw unexpected(verb, intent);
}

/** Like at the provider, this refusal has no code. */
const DETACHED =
  "The provided PaymentMethod was detached from a Customer. It may not be used again.";

/** The payment method named in the call, or else the intent's current one. */
export function methodFor(
  tx: Tx,
  intent: Stripe.PaymentIntent,
  input: ConfirmInput,
): Stripe.PaymentMethod | null {
  if (input.payment_method && input.payment_method_data !== undefined) {
    throw invalid("You may only specify one of: payment_method, payment_method_data.");
  }
  const known = input.payment_method ?? idOf(intent.payment_method);
  const method =
    input.payment_method_data === undefined
      ? known && takeMethod(tx, known)
      : makeMethod(tx, input.payment_method_data, "payment_method_data");
  if (!method) return null;
  if (tx.find("plan", method.id)?.detached) throw invalid(DETACHED);
  checkFits(intent, method);
  return method;
}

function checkFits(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  if (!intent.payment_method_types.includes(method.type)) {
    const message = `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent.`;
    throw invalid(message, "payment_intent_incompatible_payment_method", "payment_method");
  }
  const owner = idOf(method.customer);
  if (owner && owner !== idOf(intent.customer)) {
    throw invalid(
      "The PaymentMethod belongs to a Customer: include that customer.",
      undefined,
      "customer",
    );
  }
}

function needsHolder(card: TestCard, setUp: boolean, offSession: boolean): boolean {
  if (!card.authentication) return false;
  if (!offSession || card.authentication === "always") return true;
  return card.authentication === "until_set_up" && !setUp;
}

/** The sandbox page that stands in for the wallet's own, on the payer's origin. */
function redirectTo(
  intent: Stripe.PaymentIntent,
  method: string,
  returnUrl: string,
): Stripe.PaymentIntent.NextAction {
  if (!URL.canParse(returnUrl)) throw invalid("Not a valid URL", "url_invalid", "return_url");
  const url = new URL("/__stripe_sandbox/redirect", returnUrl);
  url.search = new URLSearchParams({
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret ?? "",
    method,
  }).toString();
  return { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url: url.href } };
}

const AUTHENTICATION_REQUIRED = {
  type: "card_error",
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
} as const;

/** Attempts the payment. A declined card is a 402 response whose effects are saved. */
export function confirmIntent(tx: Tx, intent: Stripe.PaymentIntent, input: ConfirmInput): Reply {
  requireOpen(intent, "confirm");
  const method = methodFor(tx, intent, input);
  if (!method) {
    const message = "You cannot confirm this PaymentIntent because it's missing a payment method.";
    throw refused(message, "payment_intent_unexpected_state");
  }
  const card = cardOf(tx, method.id);
  if (!card) {
    const next = redirectTo(intent, method.type, required(input.return_url, "return_url"));
    return ok(waitFor(tx, { intent, method }, next));
  }
  const setUp = tx.find("plan", method.id)?.setUp === true;
  if (needsHolder(card, setUp, input.off_session === true)) {
    if (input.off_session) return refuse(tx, { intent, method }, AUTHENTICATION_REQUIRED);
    const next = { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } };
    return ok(waitFor(tx, { intent, method }, next));
  }
  return charge(tx, { intent, method, authenticated: false });
}

/** Asks the bank for the money. */
export function charge(
  tx: Tx,
  attempt: { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod; authenticated: boolean },
): Reply {
  const card = cardOf(tx, attempt.method.id);
  return card?.decline ? decline(tx, attempt, card.decline) : ok(succeed(tx, attempt));
}
