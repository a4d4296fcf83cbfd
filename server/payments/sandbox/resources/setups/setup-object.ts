import type Stripe from "stripe";
import type { Json } from "../../http/json.ts";
import type { Tx } from "../../state/store.ts";

/** A new setup intent. Cards only: we never charge wallets off-session. */
export function newSetup(tx: Tx, usage: "off_session" | "on_session"): Stripe.SetupIntent {
  const id = tx.newId("seti");
  return {
    id,
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: tx.newId(`${id}_secret`),
    created: tx.now(),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage,
  } satisfies Stripe.SetupIntent;
}

/** Fields visible to a browser with the client secret: no metadata and no customer. */
const PUBLIC_FIELDS = [
  "id",
  "object",
  "automatic_payment_methods",
  "cancellation_reason",
  "client_secret",
  "created",
  "description",
  "last_setup_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "status",
  "usage",
] as const satisfies (keyof Stripe.SetupIntent)[];

export function publicSetup(setup: Stripe.SetupIntent): Json {
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, setup[field]]));
}
