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
import type { Finished } from "./outcome/finish-order.ts";
import { announce } from "./outcome/order-placed.ts";
import { useAddressKeeping } from "./fields/use-address-keeping.ts";
import { useCredit } from "./fields/use-credit.ts";
import { usePromotion } from "./fields/use-promotion.ts";
import { useIntent } from "./payment/use-intent.ts";
import { usePaidOrder } from "./outcome/use-paid-order.ts";

/** How a payment that went through ended, and what the shopper had agreed to pay. */
export type Ended = {
  finished: Exclude<Finished, { kind: "unpaid" }>;
  totals: Totals | null;
  /** The rate of its tax; null where there are several. */
  taxBps: BasisPoints | null;
  paymentIntentId: string | null;
};

type CheckoutOptions = {
  /** The drawer sends product ids as text (spec section 7). */
  ids: "text" | "number";
  /** The server said so; the caller takes these lines out of the cart, or all where they are not known. */
  onEnded: (ended: Ended, lines: readonly OrderedLine[] | null) => void;
  /** Something in the delivery fields has to be changed first. */
  onFieldErrors: () => void;
  /** All of it had sold, so that nothing is left to pay. */
  onEmptied?: () => void;
  /** The payment could not be prepared and the screen has no way to mend it. */
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
    // Shown elsewhere: what was ordered, what is left of it, and the card that was saved on the way.
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
  /** Asks for the payment again, for the cart as it is now. */
  const renew = () => void settle(payment.request(form.values));
  // Another tab, or the cart of the header, has changed what is to be paid.
  const isOfOtherGoods =
    intent !== null &&
    intent !== paid &&
    cart.items.length > 0 &&
    !areSameLines(intent.lines, cart.items);
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
    /** The one sum on every part of the screen: as the server made or asks for it, else the cart's. */
    bill: {
      totals: agreed ?? credit.applied(due),
      taxBps: cart.taxBps,
      isFeeKnown: agreed !== null || cart.rates.isFeeKnown,
    },
    end,
    /** While the payment runs nothing may be closed. */
    busy,
    setBusy,
    /** Checks the fields and asks for the payment; false when a field needs something first. */
    submit(): boolean {
      if (!checkFields(form)) return false;
      void settle(payment.request(form.values));
      return true;
    },
    renew,
    /** Takes over what the issue reported and goes on. */
    accept() {
      if (payment.issue?.kind === "paid") return void findPaid();
      const fields = withNextWindow(form.values, payment.issue);
      form.setValues(fields);
      const asked = payment.accept(fields);
      if (!asked) onEmptied?.();
      void settle(asked);
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
