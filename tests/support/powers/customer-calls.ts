import { randomUUID } from "node:crypto";
import { HOME, type Household } from "#tests/support/market/people/box-household.ts";
import type { CalledWith, OwnedRows } from "./owned-rows.ts";

/** Inputs with which another customer would access a customer's rows. */
export const OF_A_CUSTOMER: Record<string, (rows: OwnedRows, caller: Household) => CalledWith> = {
  "accounts.endSession": ({ session }) => ({ id: session }),
  "payments.cards.choose": ({ card }) => ({ id: card }),
  "payments.cards.remove": ({ card }) => ({ id: card }),
  "checkout.paySaved": ({ card }) => ({ checkoutId: randomUUID(), revision: 1, cardId: card }),
  "orders.payAddition": ({ card }) => ({ checkoutId: randomUUID(), revision: 1, cardId: card }),
  "accounts.customer.saveAddress": ({ address }) => ({
    ...HOME,
    label: "Mine",
    isDefault: false,
    id: address,
  }),
  "accounts.customer.makeDefaultAddress": ({ address }) => ({ id: address }),
  "accounts.customer.removeAddress": ({ address }) => ({ id: address }),
  "accounts.customer.removeAlert": ({ alert }) => ({ id: alert }),
  "accounts.views.rename": ({ view }) => ({ id: view, name: "Theirs" }),
  "accounts.views.remove": ({ view }) => ({ id: view }),
  "accounts.questions.withdraw": ({ question }) => ({ id: question }),
  "boxes.own.subscribe": ({ card }, { plan }) => ({
    ...plan,
    cardId: card,
    consent: true,
    consentText: "I agree",
  }),
  "boxes.own.change": ({ card }, { plan }) => ({ ...plan, shown: plan, cardId: card }),
  "boxes.own.skip": ({ box }) => ({ id: box, skipped: true }),
  "boxes.own.move": ({ box }) => ({ id: box, day: "2026-12-03" }),
  "boxes.own.donate": ({ box }) => ({ id: box, donated: false }),
  "boxes.own.swapOffers": ({ box }) => ({ id: box, out: 1 }),
  "boxes.own.swap": ({ box }) => ({ id: box, out: 1, in: 2 }),
  "boxes.own.unswap": ({ box }) => ({ id: box }),
  "boxes.own.payNow": ({ box }) => ({ id: box }),
  "orders.byNumber": ({ order }) => ({ number: order }),
  "orders.why": ({ order }) => ({ number: order }),
  "payments.credit.why": ({ credit }) => ({ id: credit }),
  "orders.again": ({ order }) => ({ number: order }),
  "orders.changeTerms": ({ order }) => ({
    number: order,
    zipCode: HOME.zipCode,
  }),
  "orders.changeDelivery": ({ order }) => ({
    ...HOME,
    number: order,
    day: "2026-11-27",
    window: "morning",
  }),
  "orders.askMoneyBack": ({ order }) => ({ number: order }),
  "orders.redeliver": ({ order }) => ({ number: order, day: "2026-11-27", window: "morning" }),
  "orders.donate": ({ order }) => ({ number: order, donated: true }),
  "orders.takeOff": ({ order, product }) => ({
    number: order,
    productId: product,
    quantity: 1,
  }),
  "orders.beginAddition": ({ order, product }) => ({
    number: order,
    items: [{ id: product, quantity: 1 }],
  }),
  "orders.cancel": ({ order }) => ({ number: order }),
  "orders.review": ({ product }) => ({
    productId: product,
    rating: 1,
    text: "Mine now.",
  }),
  "orders.removeReview": ({ product }) => ({ productId: product }),
  "orders.report": ({ order, product }) => ({
    number: order,
    productId: product,
    kind: "missing",
    quantity: 1,
  }),
};
