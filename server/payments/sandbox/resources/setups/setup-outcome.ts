import type Stripe from "stripe";
import type { ErrorBody } from "../../http/errors.ts";
import { ApiError } from "../../http/errors.ts";
import { emit } from "../../events/events.ts";
import { idOf } from "../../http/json.ts";
import { ok } from "../../http/context.ts";
import { failure } from "../../state/rows.ts";
import type { Reply } from "../../state/rows.ts";
import type { Tx } from "../../state/store.ts";
import { attach } from "../payment-methods.ts";

type Attempt = { setup: Stripe.SetupIntent; method: Stripe.PaymentMethod };

function saveSetup(tx: Tx, setup: Stripe.SetupIntent, event: string): Stripe.SetupIntent {
  tx.save("setup_intent", setup);
  emit(tx, event, setup);
  return setup;
}

/** Asks the bank, attaches the card to the customer, and allows later charges. */
export function keepMethod(tx: Tx, { setup, method }: Attempt): Reply {
  const customer = idOf(setup.customer);
  try {
    if (customer && !method.customer) attach(tx, method, customer);
  } catch (error) {
    if (error instanceof ApiError && error.status === 402) {
      return refuseSetup(tx, { setup, method }, error.body);
    }
    throw error;
  }
  const plan = tx.find("plan", method.id);
  if (plan && setup.usage === "off_session") tx.save("plan", { ...plan, setUp: true });
  return ok(
    saveSetup(
      tx,
      {
        ...setup,
        status: "succeeded",
        payment_method: method.id,
        next_action: null,
        last_setup_error: null,
      },
      "setup_intent.succeeded",
    ),
  );
}

/** Resets the setup to `requires_payment_method` and responds 402 with the setup inside. The change is saved. */
export function refuseSetup(tx: Tx, { setup, method }: Attempt, error: ErrorBody): Reply {
  const failed = saveSetup(
    tx,
    {
      ...setup,
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_setup_error: { ...error, payment_method: method } as Stripe.SetupIntent.LastSetupError,
    },
    "setup_intent.setup_failed",
  );
  return failure(402, { ...error, setup_intent: failed, payment_method: method });
}

/** Waits for the holder's authentication. */
export function waitForHolder(tx: Tx, { setup, method }: Attempt): Reply {
  const next = { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } };
  return ok(
    saveSetup(
      tx,
      {
        ...setup,
        status: "requires_action",
        payment_method: method.id,
        next_action: next,
        last_setup_error: null,
      },
      "setup_intent.requires_action",
    ),
  );
}
