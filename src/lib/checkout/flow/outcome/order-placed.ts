import { checkoutOutcome as m } from "#messages/checkout/outcome.ts";
import { spec } from "#messages/spec.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { writeCheckoutSession } from "../payment/intent/checkout-session.ts";
import type { Paid } from "./finish-order.ts";

/** Announces the outcome of a payment and clears the tab's checkout, so that the next cart starts a new one. */
export function announce(finished: Paid): void {
  writeCheckoutSession(null);
  switch (finished.kind) {
    case "placed":
      return notify.success(spec.orderPlaced, spec.orderPlacedText);
    case "received":
      return notify.success(m.paymentReceived);
    case "later":
      return notify.info(spec.paymentReceived, spec.orderPlacedText);
    case "refunded":
      return notify.info(m.moneyBack, m.lastTakenShort);
  }
}
