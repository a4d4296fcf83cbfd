import type Stripe from "stripe";
import type { Decline } from "../../cards/cards.ts";
import { emit } from "../../events/events.ts";
import type { ErrorBody } from "../../http/errors.ts";
import { idOf } from "../../http/json.ts";
import { failure } from "../../state/rows.ts";
import type { Reply } from "../../state/rows.ts";
import type { Tx } from "../../state/store.ts";
import { book, feeOf } from "../balance-transactions.ts";
import { openDispute } from "../disputes/dispute-flow.ts";
import { newCharge } from "../charge-object.ts";
import { attach, cardOf } from "../payment-methods.ts";

type Attempt = {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  authenticated: boolean;
};

function saveIntent(tx: Tx, intent: Stripe.PaymentIntent, event: string): Stripe.PaymentIntent {
  tx.save("payment_intent", intent);
  emit(tx, event, intent);
  return intent;
}

/** Completes a successful payment: charge, balance, events. */
export function succeed(tx: Tx, attempt: Attempt): Stripe.PaymentIntent {
  const { intent, method } = attempt;
  const charge = newCharge(tx, { ...attempt, decline: null });
  const card = cardOf(tx, method.id);
  const atOnce = card?.fundsAtOnce === true;
  const movement = { amount: charge.amount, fee: feeOf(charge.amount), atOnce };
  const balance = book(tx, { type: "charge", source: charge.id, ...movement });
  const paid = { ...charge, balance_transaction: balance.id };
  tx.save("charge", paid);
  emit(tx, "charge.succeeded", paid);
  if (card?.dispute) openDispute(tx, paid, card.dispute);
  remember(tx, attempt);
  return saveIntent(
    tx,
    {
      ...intent,
      status: "succeeded",
      amount_received: intent.amount,
      latest_charge: charge.id,
      payment_method: method.id,
      next_action: null,
      processing: null,
      last_payment_error: null,
    },
    "payment_intent.succeeded",
  );
}

/** Saves the method for later charges if the intent asked for that. */
function remember(tx: Tx, { intent, method }: Attempt): void {
  const customer = idOf(intent.customer);
  if (!intent.setup_future_usage) return;
  const plan = tx.find("plan", method.id);
  if (plan && intent.setup_future_usage === "off_session")
    tx.save("plan", { ...plan, setUp: true });
  if (customer && !method.customer) attach(tx, method, customer);
}

/** Records a failed charge; the intent then needs another payment method. */
export function decline(tx: Tx, attempt: Attempt, reason: Decline): Reply {
  const { intent, method } = attempt;
  const charge = newCharge(tx, { ...attempt, decline: reason });
  tx.save("charge", charge);
  emit(tx, "charge.failed", charge);
  const error = { ...errorOf(reason), charge: charge.id };
  return refuse(tx, { intent: { ...intent, latest_charge: charge.id }, method }, error);
}

function errorOf(reason: Decline): ErrorBody {
  const { code, declineCode, message } = reason;
  return {
    type: "card_error",
    code,
    message,
    ...(declineCode ? { decline_code: declineCode } : {}),
  };
}

type Refusal = { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod };

/** Resets the intent to `requires_payment_method` and responds 402 with the intent inside. The change is saved. */
export function refuse(tx: Tx, { intent, method }: Refusal, error: ErrorBody): Reply {
  const failed = saveIntent(
    tx,
    {
      ...intent,
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      processing: null,
      last_payment_error: {
        ...error,
        payment_method: method,
      } as Stripe.PaymentIntent.LastPaymentError,
    },
    "payment_intent.payment_failed",
  );
  return failure(402, { ...error, payment_intent: failed, payment_method: method });
}

/** Waits for the holder: an authentication, or a wallet's page. */
export function waitFor(
  tx: Tx,
  { intent, method }: Refusal,
  next: Stripe.PaymentIntent.NextAction,
): Stripe.PaymentIntent {
  return saveIntent(
    tx,
    {
      ...intent,
      status: "requires_action",
      payment_method: method.id,
      next_action: next,
      last_payment_error: null,
    },
    "payment_intent.requires_action",
  );
}

/** Marks an intent as processing, for a wallet that settles later. */
export function process(tx: Tx, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const processing = { ...intent, status: "processing", next_action: null };
  return saveIntent(tx, processing, "payment_intent.processing");
}
