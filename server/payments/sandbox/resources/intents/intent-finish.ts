import type Stripe from "stripe";
import { invalid, noSuch, refused } from "../../http/errors.ts";
import { idOf } from "../../http/json.ts";
import type { Reply } from "../../state/rows.ts";
import { ok } from "../../http/context.ts";
import type { Tx } from "../../state/store.ts";
import { charge } from "./intent-confirm.ts";
import { process, refuse, succeed } from "./intent-outcome.ts";
import { cardOf } from "../payment-methods.ts";

/** How the payer, or a wallet's bank, completes a pending payment. `processing` is for wallets only. */
export type FinishResult = "succeeded" | "failed" | "processing";

const FAILED_AUTHENTICATION = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
} as const;
const FAILED_WALLET = {
  type: "invalid_request_error",
  code: "payment_intent_payment_attempt_failed",
  message: "The payment failed. Please choose a different payment method and try again.",
} as const;

/**
 * Completes a pending authentication or wallet payment and returns the resulting intent; a failed payment is not
 * an error of this call. Throws `payment_intent_unexpected_state` if nothing is pending.
 */
export function finishIntent(tx: Tx, intent: Stripe.PaymentIntent, result: FinishResult): Reply {
  const method = tx.find("payment_method", idOf(intent.payment_method) ?? "");
  if (!method || !["requires_action", "processing"].includes(intent.status)) {
    const message = `The PaymentIntent has a status of ${intent.status}: nothing is waiting.`;
    throw refused(message, "payment_intent_unexpected_state");
  }
  const card = cardOf(tx, method.id);
  if (result === "processing") {
    if (card) throw invalid("Cards are not processed later.");
    return ok(process(tx, intent));
  }
  if (result === "failed") {
    refuse(tx, { intent, method }, card ? FAILED_AUTHENTICATION : FAILED_WALLET);
  } else if (card) charge(tx, { intent, method, authenticated: true });
  else succeed(tx, { intent, method, authenticated: false });
  const finished = tx.find("payment_intent", intent.id);
  if (!finished) throw noSuch("payment_intent", intent.id, "intent");
  return ok(finished);
}
