import type Stripe from "stripe";
import type { Json } from "../../http/json.ts";
import type { Tx } from "../../state/store.ts";
import { WALLETS } from "../../cards/wallets.ts";

const AUTOMATIC_TYPES = ["card", ...WALLETS];

type NewIntent = { amount: number; currency: string; automatic: boolean; types: string[] | null };

/** A new, unpaid intent. */
export function newIntent(tx: Tx, input: NewIntent): Stripe.PaymentIntent {
  const id = tx.newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: input.automatic
      ? { allow_redirects: "always", enabled: true }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: tx.newId(`${id}_secret`),
    confirmation_method: "automatic",
    created: tx.now(),
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: input.types ?? AUTOMATIC_TYPES,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

/** Fields visible to a browser with the client secret: no metadata, customer or charge. */
const PUBLIC_FIELDS = [
  "id",
  "object",
  "amount",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "status",
] as const satisfies (keyof Stripe.PaymentIntent)[];

export function publicIntent(intent: Stripe.PaymentIntent): Json {
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, intent[field]]));
}
