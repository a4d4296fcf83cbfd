import { useNavigate } from "@tanstack/react-router";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { checkSome } from "#client/lib/checkout/flow/fields/checkout-form.ts";
import type { Ended } from "#client/lib/checkout/flow/outcome/use-end.ts";
import { useCheckout } from "#client/lib/checkout/flow/use-checkout.ts";
import { openSection, type Section, SECTION_FIELDS } from "./sections.ts";

/** The open section of /checkout, stored in the URL, and its checkout. */
export function useCheckoutPage(asked: Section) {
  const cart = useCart();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  // The section that opens scrolls itself into view.
  const go = (step: Section) =>
    void navigate({ to: "/checkout", search: { step }, resetScroll: false });

  const checkout = useCheckout({
    ids: "number",
    onEnded(ended, lines) {
      setLeaving(true);
      cart.clearOrdered(lines);
      void navigate({ to: "/order-confirmation", search: searchOf(ended), replace: true });
    },
    onFieldErrors: () => go("delivery"),
  });
  const { form, payment } = checkout;
  const hasPayment = payment.intent !== null || payment.issue !== null || payment.isPending;
  const isKnown = form.values.email !== "" && form.values.firstName !== "";
  const open = openSection(asked, { isKnown, hasPayment });

  // Also on Back: a payment created before the fields were changed must not be paid afterward.
  const forgetPayment = useEffectEvent(payment.clear);
  useEffect(() => {
    if (asked === "payment") return () => forgetPayment();
  }, [asked]);

  return {
    checkout,
    open,
    isLeaving,
    edit: go,
    /** Unlike the other checkouts, the page asks for a first name: its confirmation greets by it. */
    finishContact() {
      const isValid = checkSome(form, SECTION_FIELDS.contact);
      if (form.values.firstName.trim() === "") {
        form.setFieldError("firstName", m.enterFirstName);
        if (isValid) form.getInputNode("firstName")?.focus();
      } else if (isValid) go("delivery");
    },
    finishDelivery() {
      if (checkSome(form, SECTION_FIELDS.delivery) && checkout.submit()) go("payment");
    },
  };
}

export type CheckoutPageState = ReturnType<typeof useCheckoutPage>;

/** The URL of the order, or of its payment while the order has no number yet. */
export function searchOf({ finished, paymentIntentId }: Ended) {
  if (finished.kind === "placed" && finished.order) return { order: finished.order.orderNumber };
  return paymentIntentId ? { payment_intent: paymentIntentId } : {};
}
