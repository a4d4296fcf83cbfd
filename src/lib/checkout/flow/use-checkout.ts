import { useEffect, useEffectEvent, useState } from "react";
import { areSameLines, type OrderedLine } from "#shared/checkout/cart/cart.ts";
import { withNextWindow } from "#shared/checkout/checkout-issue.ts";
import type { BasisPoints } from "#shared/money.ts";
import { type Totals, totalsOf } from "#shared/checkout/pricing.ts";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useCart } from "../rates/use-cart.ts";
import { checkFields, showServerErrors, useCheckoutForm } from "./fields/checkout-form.ts";
import { readCheckoutSession } from "./payment/checkout-session.ts";
import { linesToTakeOut } from "./payment/taken-out.ts";
import type { Paid } from "./outcome/finish-order.ts";
import { announce } from "./outcome/order-placed.ts";
import { useAddressKeeping } from "./fields/use-address-keeping.ts";
import { useCredit } from "./fields/use-credit.ts";
import { usePromotion } from "./fields/use-promotion.ts";
import { useIntent } from "./payment/use-intent.ts";
import { usePaidOrder } from "./outcome/use-paid-order.ts";

/** The outcome of a successful payment, and what the shopper had agreed to pay. */
export type Ended = {
  finished: Paid;
  totals: Totals | null;
  /** The tax rate; null if there are several. */
  taxBps: BasisPoints | null;
  paymentIntentId: string | null;
};

type CheckoutOptions = {
  /** The drawer sends product ids as text (spec section 7). */
  ids: "text" | "number";
  /**
   * Called once the server confirms the payment; the caller removes these lines from the cart, or all if they are
   * unknown.
   */
  onEnded: (ended: Ended, lines: readonly OrderedLine[] | null) => void;
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
  const utils = trpc.useUtils();
  const form = useCheckoutForm();
  const credit = useCredit();
  const addressKeeping = useAddressKeeping();
  const promotion = usePromotion();
  const payment = useIntent(ids, credit, promotion);
  const cart = useCart();
  const priced = promotion.priced(cart.items, cart.rates);
  const due = totalsOf(priced.lines, priced.rates);
  const [busy, setBusy] = useState(false);

  const [paid, setPaid] = useState<typeof payment.intent>(null);

  const end = (finished: Ended["finished"]) => {
    const session = readCheckoutSession();
    const paymentIntentId = session?.paymentIntentId ?? payment.intent?.paymentIntentId ?? null;
    const lines = linesToTakeOut(paymentIntentId, session?.lines ?? null);
    const { taxBps } = cart;
    setPaid(payment.intent);
    onEnded({ finished, totals: payment.intent?.totals ?? null, taxBps, paymentIntentId }, lines);
    credit.refresh();
    // Data shown elsewhere: orders, stock, and the card that was saved.
    void Promise.all([
      utils.orders.invalidate(),
      utils.guestOrders.invalidate(),
      marketAgain(utils),
      utils.payments.cards.invalidate(),
    ]);
    announce(finished);
    if (finished.kind === "placed") promotion.remove();
    if (finished.kind === "placed") void addressKeeping.keep(form.values);
  };
  const findPaid = usePaidOrder(end);
  const [isLookingUp, setIsLookingUp] = useState(false);

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
  // Another tab, or the cart in the header, has changed what is to be paid.
  const isOfOtherGoods =
    intent !== null &&
    intent !== paid &&
    cart.items.length > 0 &&
    !areSameLines(intent.lines, cart.items);
  /** Shows the outcome of an earlier payment; if there is none, requests a payment for the current cart again. */
  const lookUp = async (surelyPaid: boolean) => {
    setIsLookingUp(true);
    const found = await findPaid(surelyPaid);
    setIsLookingUp(false);
    if (!found) renew();
  };
  const renewForCart = useEffectEvent(renew);
  useEffect(() => {
    if (isOfOtherGoods && !busy) renewForCart();
  }, [isOfOtherGoods, busy]);

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
