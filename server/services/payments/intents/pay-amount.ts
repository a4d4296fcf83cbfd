import type { Payer, PlainQuote } from "#shared/checkout/checkout.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import type { PaymentInput } from "#shared/payments/receipt.ts";
import type { Deps } from "#server/deps.ts";
import { openOrKnown, recordQuote, type Shopper } from "../checkouts/checkout-row.ts";
import { takingHolds } from "../checkouts/give-way.ts";
import { intentFor } from "./intents.ts";
import { getSettings } from "../../platform/settings/settings.ts";

/** The quote for something other than goods: a single amount without tax or delivery. */
export function quoteOfAmount(amount: Cents): PlainQuote {
  return {
    lines: [],
    totals: {
      subtotal: amount,
      tax: NO_MONEY,
      delivery: NO_MONEY,
      discount: NO_MONEY,
      total: amount,
    },
    taxBps: 0,
  };
}

/**
 * Opens the payment for a plain amount. Called again before it is paid, updates the same payment. Throws
 * `already_paid` while it is processing, `too_many` and `provider_unavailable`.
 */
export async function payAmount(deps: Deps, shopper: Shopper, { amount, email }: PaymentInput) {
  const payer: Payer = { email };
  const settings = await getSettings(deps);
  const checkout = await takingHolds(deps, shopper, async (tx) => {
    const now = deps.clock.now();
    const open = await openOrKnown(tx, shopper, "payment", { settings, now });
    return recordQuote(tx, open, { quote: quoteOfAmount(amount), delivery: payer, now }, shopper);
  });
  const { id, clientSecret } = await intentFor(deps, checkout.id);
  const { id: checkoutId, revision } = checkout;
  return { clientSecret, paymentIntentId: id, checkoutId, revision, total: amount };
}
