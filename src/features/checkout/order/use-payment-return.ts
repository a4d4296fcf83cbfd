import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { keepCode } from "#client/lib/checkout/flow/fields/promotion-memory.ts";
import { useReadBack } from "#client/lib/checkout/flow/fields/use-read-back.ts";
import { readCheckoutSession } from "#client/lib/checkout/flow/payment/intent/checkout-session.ts";
import { markPaying } from "#client/lib/checkout/flow/payment/tried/mark-paying.ts";
import { forgetTried, readTried } from "#client/lib/checkout/flow/payment/tried/tried-payment.ts";
import { linesToTakeOut } from "#client/lib/checkout/flow/payment/intent/taken-out.ts";
import type { Finished } from "#client/lib/checkout/flow/outcome/finish-order.ts";
import { announce } from "#client/lib/checkout/flow/outcome/order-placed.ts";
import { useFinishOrder } from "#client/lib/checkout/flow/outcome/use-finish-order.ts";

export type ReturnPage = "/order-confirmation" | "/payment-success";

/**
 * Fetches the outcome of a payment from our server. Signed-in shoppers are redirected to the order's page; the paid
 * goods are removed from the cart if the checkout belongs to this tab, and if nothing was paid, its fields show again
 * what was typed. `from` is the path of the form of another payment of this tab, or null.
 */
export function usePaymentReturn(paymentIntentId: string, page: ReturnPage) {
  const finish = useFinishOrder();
  const readBack = useReadBack();
  const cart = useCart();
  const navigate = useNavigate();
  const [finished, setFinished] = useState<Finished | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [isSlow, setSlow] = useState(false);

  const settle = useEffectEvent((how: Finished) => {
    setFinished(how);
    const session = readCheckoutSession();
    if (how.kind === "unknown") return;
    const tried = readTried();
    if (tried?.paymentIntentId === paymentIntentId) setFrom(tried.from);
    if (how.kind === "unpaid") {
      markPaying(paymentIntentId, false);
      return void readBack(paymentIntentId);
    }
    forgetTried(paymentIntentId);
    if (session?.paymentIntentId === paymentIntentId) {
      cart.clearOrdered(linesToTakeOut(paymentIntentId, session.lines));
      announce(how);
      if (how.kind === "placed") keepCode(null);
    }
    if (page === "/order-confirmation" && how.kind === "placed" && how.order) {
      void navigate({ to: page, search: { order: how.order.orderNumber }, replace: true });
    }
  });

  /** The provider's return URL contains the client secret, so it is removed from the address bar. */
  const cleanAddress = useEffectEvent(() => {
    void navigate({ to: page, search: { payment_intent: paymentIntentId }, replace: true });
  });

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const how = await finish(paymentIntentId, {
        surelyPaid: false,
        onSlow: () => current && setSlow(true),
      });
      if (current) settle(how);
    };
    cleanAddress();
    void ask();
    return () => {
      current = false;
    };
  }, [finish, paymentIntentId]);

  return { finished, isSlow, from };
}
