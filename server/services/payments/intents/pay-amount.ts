import type { Payer, PlainQuote } from "#shared/checkout/checkout.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import type { PaymentInput } from "#shared/payments/receipt.ts";
import type { Deps } from "#server/deps.ts";
import { openOrKnown, recordQuote, type Shopper } from "../checkouts/checkout-row.ts";
import { takingHolds } from "../checkouts/give-way.ts";
import { intentFor } from "./intents.ts";
import { getSettings } from "../../platform/settings.ts";

/** The quote of something that is no goods: one amount, no tax, no delivery. */
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
 * The payment of a plain amount. Calling it again before it is paid changes the same payment. Throws
 * `already_paid` while it is on its way, `too_many`, `provider_unavailable`.
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
  return { clientSecret, paymentIntentId: id, total: amount };
}
