import type Stripe from "stripe";
import { brandOf, cardByNumber, cardByTestId, passesLuhn } from "../cards/cards.ts";
import type { TestCard } from "../cards/cards.ts";
import { ApiError, cardError, noSuch } from "../http/errors.ts";
import type { Field } from "../http/form.ts";
import {
  group,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  required,
  text,
} from "../http/params.ts";
import { readBilling } from "../http/shapes.ts";
import type { Tx } from "../state/store.ts";
import { WALLETS } from "../cards/wallets.ts";
import { cardMethod, walletMethod } from "./method-object.ts";

const METHOD_FIELDS = {
  type: oneOf("card", ...WALLETS),
  card: group,
  link: group,
  klarna: group,
  cashapp: group,
  amazon_pay: group,
  billing_details: readBilling,
  allow_redisplay: oneOf("always", "limited", "unspecified"),
  metadata,
};

/** A stored payment method by id. A test id such as `pm_card_visa` creates a new one, as at the provider. */
export function takeMethod(tx: Tx, id: string): Stripe.PaymentMethod {
  const card = cardByTestId(id);
  if (card?.unreadable) throw unreadable(card);
  if (card) return cardMethod(tx, { card, expMonth: 12, expYear: yearNow(tx) + 5 });
  const method = tx.find("payment_method", id);
  if (!method) throw noSuch("PaymentMethod", id, "payment_method", 400);
  return method;
}

/** Creates a payment method from `payment_method_data` or from the create call's own fields. */
export function makeMethod(tx: Tx, field: Field, name: string): Stripe.PaymentMethod {
  const fields = readParams(group(field, name) ?? {}, METHOD_FIELDS);
  const type = required(fields.type, name === "" ? "type" : `${name}[type]`);
  const method =
    type === "card" ? readCard(tx, required(fields.card, "card")) : walletMethod(tx, type);
  if (fields.billing_details) method.billing_details = fields.billing_details;
  method.metadata = mergeMetadata({}, fields.metadata);
  tx.save("payment_method", method);
  return method;
}

const CARD_FIELDS = { number: text, exp_month: text, exp_year: text, cvc: text };

/** Parses typed card data. Accepts test numbers only: real ones are rejected and never stored. */
function readCard(tx: Tx, fields: { [name: string]: Field }): Stripe.PaymentMethod {
  const { number, exp_month, exp_year, cvc } = readParams(fields, CARD_FIELDS);
  const digits = required(number, "card[number]").replace(/[ -]/g, "");
  const card = knownCard(digits);
  const expMonth = Number(required(exp_month, "card[exp_month]"));
  const expYear = fullYear(Number(required(exp_year, "card[exp_year]")));
  checkExpiry(tx, expMonth, expYear);
  if (cvc) checkCvc(digits, cvc);
  return cardMethod(tx, { card, expMonth, expYear });
}

function knownCard(digits: string): TestCard {
  const card = cardByNumber(digits);
  if (card?.unreadable) throw unreadable(card);
  if (card) return card;
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw cardError("incorrect_number", "Your card number is incorrect.", "number");
  }
  throw new ApiError(402, {
    type: "card_error",
    code: "card_declined",
    decline_code: "test_mode_live_card",
    message: "Your card was declined. Your request was in test mode, but used a non test card.",
  });
}

function unreadable(card: TestCard): Error {
  const { code, message } = card.unreadable ?? { code: "incorrect_number", message: "" };
  return cardError(code, message, "number");
}

function yearNow(tx: Tx): number {
  return new Date(tx.now() * 1000).getUTCFullYear();
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}

function checkExpiry(tx: Tx, month: number, year: number): void {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw cardError(
      "invalid_expiry_month",
      "Your card's expiration month is invalid.",
      "exp_month",
    );
  }
  const now = new Date(tx.now() * 1000);
  const past =
    year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month <= now.getUTCMonth());
  if (!Number.isInteger(year) || past || year > now.getUTCFullYear() + 50) {
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
}

function checkCvc(number: string, cvc: string): void {
  const length = brandOf(number) === "amex" ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test(cvc)) {
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
}
