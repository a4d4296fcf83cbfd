import { useState } from "react";
import { withNextWindow } from "#shared/checkout/checkout-issue.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { useCart } from "../rates/use-cart.ts";
import { checkFields, showServerErrors, useCheckoutForm } from "./fields/checkout-form.ts";
import { useAddressKeeping } from "./fields/use-address-keeping.ts";
import { useCredit } from "./fields/use-credit.ts";
import { usePromotion } from "./fields/use-promotion.ts";
import { type EndOptions, useEnd } from "./outcome/use-end.ts";
import { useLookUp } from "./outcome/use-look-up.ts";
import { useIntent } from "./payment/intent/use-intent.ts";
import { useRenewal } from "./payment/intent/use-renewal.ts";

type CheckoutOptions = Pick<EndOptions, "onEnded"> & {
  /** The drawer sends product ids as text (spec section 7). */
  ids: "text" | "number";
  /** A delivery field must be corrected first. */
  onFieldErrors: () => void;
  /** Everything sold out, so there is nothing left to pay for. */
  onEmptied?: () => void;
  /** The payment could not be prepared, and the screen cannot offer a fix. */
  onFailure?: () => void;
};

/** What drawer, dialog and page share: fields, the payment made from them, and its end. */
export function useCheckout(options: CheckoutOptions) {
  const { ids, onEnded, onFieldErrors, onEmptied, onFailure } = options;
  const form = useCheckoutForm();
  const credit = useCredit();
  const addressKeeping = useAddressKeeping();
  const promotion = usePromotion();
  const payment = useIntent(ids, credit, promotion);
  const cart = useCart();
  const priced = promotion.priced(cart.items, cart.rates);
  const due = totalsOf(priced.lines, priced.rates);
  const [busy, setBusy] = useState(false);
  const { paid, end } = useEnd({
    intent: payment.intent,
    taxBps: cart.taxBps,
    credit,
    onEnded,
    onPlaced() {
      promotion.remove();
      void addressKeeping.keep(form.values);
    },
  });

  /** Errors that belong to a field are shown at the field. */
  const settle = async (asked: ReturnType<typeof payment.request> | null) => {
    const answer = await asked;
    if (answer?.issue?.kind !== "other") return;
    onFailure?.();
    const { fieldErrors } = answer.issue;
    if (Object.keys(fieldErrors).length === 0) return;
    onFieldErrors();
    showServerErrors(form, fieldErrors);
  };

  const { intent, issue } = payment;
  /** Requests the payment again for the current cart. */
  const renew = () => void settle(payment.request(form.values));
  useRenewal({ intent, paid, busy }, renew);
  const { lookUp, isLookingUp } = useLookUp(end, renew);

  const agreed = intent?.totals ?? (issue?.kind === "price" ? issue.totals : null);

  return {
    form,
    payment,
    credit,
    promotion,
    /** What the cart costs before credit. */
    due,
    addressKeeping,
    /** The single total for all parts of the screen: the server's, otherwise the cart's. */
    bill: {
      totals: agreed ?? credit.applied(due),
      taxBps: cart.taxBps,
      isFeeKnown: agreed !== null || cart.rates.isFeeKnown,
    },
    end,
    /** While a payment is in progress, nothing may be closed. */
    busy,
    setBusy,
    /** Whether the answer to a press in the issue panel is on its way. */
    isAnswering: payment.isPending || isLookingUp,
    /** Validates the fields and requests the payment; false if a field is invalid. */
    submit(): boolean {
      if (!checkFields(form)) return false;
      void settle(payment.request(form.values));
      return true;
    },
    renew,
    /** Applies the reported changes and continues. */
    accept() {
      if (payment.issue?.kind === "paid") return void lookUp(payment.issue.orderNumber !== null);
      const fields = withNextWindow(form.values, payment.issue);
      form.setValues(fields);
      const asked = payment.accept(fields);
      if (!asked) onEmptied?.();
      void settle(asked);
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
