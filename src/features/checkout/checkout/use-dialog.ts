import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { DIALOG_REQUIRED, missingFields } from "#shared/checkout/checkout-fields.ts";
import { spec } from "#messages/spec.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { checkFields, takeRemembered } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import { useCheckout } from "#client/lib/checkout/flow/use-checkout.ts";
import { useReturnPath } from "#client/lib/checkout/flow/outcome/use-return-path.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { searchOf } from "./use-checkout-page.ts";

/**
 * The dialog's checkout. After payment, the goods are removed from the cart and the order's page replaces the
 * dialog.
 */
export function useDialog() {
  const cart = useCart();
  const { view, show } = useCartView();
  const navigate = useNavigate();
  const returnPath = useReturnPath();

  const checkout = useCheckout({
    ids: "number",
    onEnded(ended, lines) {
      cart.clearOrdered(lines);
      show(null);
      const { paymentIntentId } = ended;
      if (returnPath === "/order-confirmation") {
        void navigate({ to: returnPath, search: searchOf(ended) });
      } else if (paymentIntentId) {
        void navigate({ to: returnPath, search: { payment_intent: paymentIntentId } });
      }
    },
    onFieldErrors: () => {},
    onEmptied: () => show("sheet"),
    onFailure: () => notify.failure(spec.errorTitle, spec.orderFailed),
  });

  const isOpen = view === "dialog";
  const opens = useEffectEvent(() => takeRemembered(checkout.form));
  useEffect(() => {
    if (isOpen) opens();
  }, [isOpen]);

  return {
    checkout,
    returnPath,
    submit() {
      if (missingFields(checkout.form.values, DIALOG_REQUIRED).length > 0) {
        checkFields(checkout.form);
        notify.failure(spec.missingDeliveryTitle, spec.missingDelivery);
        return;
      }
      checkout.submit();
    },
    back: checkout.payment.clear,
    close() {
      checkout.payment.clear();
      show(null);
    },
  };
}

export type DialogState = ReturnType<typeof useDialog>;
