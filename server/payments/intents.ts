import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { ReportedPaymentState } from "#shared/payments/payment-lifecycle.ts";
import type { Intent, IntentInput } from "./port.ts";

const STATE: Partial<Record<Stripe.PaymentIntent.Status, ReportedPaymentState>> = {
  requires_payment_method: "awaiting_method",
  requires_confirmation: "awaiting_method",
  requires_action: "awaiting_action",
  requires_capture: "processing",
  processing: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

/** Statuses an intent can have before anyone has tried to pay it. */
const UNTOUCHED = new Set<Stripe.PaymentIntent.Status>(["requires_payment_method", "canceled"]);

/** Expanded on every intent: the charge with its balance transaction, which holds the fee. */
export const INTENT_EXPAND = ["latest_charge.balance_transaction"];

/** For payments by saved card: no wallets, and no methods that redirect the payer. */
export const CARDS_ONLY = {
  automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  allowed_payment_method_types: ["card"],
} satisfies Partial<Stripe.PaymentIntentCreateParams>;

/** Converts the provider's payment intent to our type. */
export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const balance =
    typeof charge?.balance_transaction === "object" ? charge.balance_transaction : null;
  return {
    id: intent.id,
    // Treat an unknown status as not final, so that its goods stay on hold.
    state: STATE[intent.status] ?? "processing",
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    clientSecret: intent.client_secret ?? "",
    livemode: intent.livemode,
    checkoutId: intent.metadata.checkout_id ?? null,
    revision: intent.metadata.revision ? Number(intent.metadata.revision) : null,
    customerId: customerIdOf(intent),
    attempted:
      !UNTOUCHED.has(intent.status) ||
      intent.payment_method !== null ||
      intent.last_payment_error !== null,
    chargeId: charge?.id ?? null,
    fee: balance ? cents(balance.fee) : null,
  };
}

function customerIdOf({ customer }: Stripe.PaymentIntent): string | null {
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

/** Metadata that links the provider's object back to ours. */
export function metadataOf({ checkoutId, revision }: IntentInput) {
  return { checkout_id: checkoutId, revision: String(revision) };
}
