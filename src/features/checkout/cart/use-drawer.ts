import { useState } from "react";
import {
  type DrawerEvent,
  type DrawerStep,
  nextDrawerStep,
} from "#shared/checkout/cart/cart-drawer.ts";
import { takeRemembered } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import type { Ended } from "#client/lib/checkout/flow/outcome/use-end.ts";
import { useCheckout } from "#client/lib/checkout/flow/use-checkout.ts";
import { useResume } from "#client/lib/checkout/flow/outcome/use-resume.ts";

/** The drawer's step and its checkout. */
export function useDrawer() {
  const cart = useCart();
  const [step, setStep] = useState<DrawerStep>("cart");
  const [ended, setEnded] = useState<Ended | null>(null);
  const go = (event: DrawerEvent) => setStep((before) => nextDrawerStep(before, event));

  const checkout = useCheckout({
    ids: "text",
    onEnded(how, lines) {
      setEnded(how);
      go("paid");
      cart.removeOrdered(lines);
    },
    onFieldErrors: () => go("adjust"),
    onEmptied: () => go("back"),
  });
  useResume((finished) => {
    checkout.end(finished);
    cart.openCart();
  });

  const leave = (event: DrawerEvent) => {
    checkout.payment.clear();
    go(event);
  };
  return {
    step,
    checkout,
    ended,
    checkOut() {
      takeRemembered(checkout.form);
      go("checkOut");
    },
    submit() {
      if (checkout.submit()) go("submit");
    },
    back: () => leave("back"),
    adjust: () => leave("adjust"),
    close() {
      leave("close");
      cart.closeCart();
      setEnded(null);
    },
  };
}

export type DrawerState = ReturnType<typeof useDrawer>;
