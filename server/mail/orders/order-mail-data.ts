import type { Totals } from "#shared/checkout/pricing.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { ShortReason } from "#shared/farms/harvest/short-reasons.ts";
import type { Cents } from "#shared/money.ts";
import type { Choosable } from "../mail-choice.ts";
import type { MailGoods, MailLine } from "../mail-goods.ts";

/** Data for the emails about orders. `orderUrl` is a page of the account or, for a guest, the order link. */
export type OrderMailData = {
  order_placed: {
    orderNumber: string;
    lines: MailLine[];
    totals: Totals;
    day: string;
    window: WindowId;
    /** Null when it cannot be changed any more. */
    changeUntil: string | null;
    address: string;
    orderUrl: string;
  };
  /** The team canceled the order while its payment is disputed. */
  order_canceled: {
    orderNumber: string;
    orderUrl: string;
    /** Whether the bank has decided the dispute in the customer's favor. */
    isDecided: boolean;
  };
  /** A new link that a guest requested. */
  order_link: { orderNumber: string; orderUrl: string };
  order_changed: {
    orderNumber: string;
    day: string;
    window: WindowId;
    address: string;
    /** The part of the delivery fee that is refunded because the new address is cheaper. */
    feeBack: Cents;
    /** Whether its delivery had failed: no cut-off applies to what is brought again. */
    isAgain: boolean;
    changeUntil: string | null;
    orderUrl: string;
  };
  /** Goods were added to a paid order. */
  order_added_to: {
    orderNumber: string;
    items: readonly (MailGoods & Pick<MailLine, "picture" | "mostWeight" | "harvest">)[];
    /** Paid by card, and by credit. */
    amount: Cents;
    credit: Cents;
    day: string;
    window: WindowId;
    changeUntil: string | null;
    orderUrl: string;
  };
  /** An order taken by phone, for the customer to pay. */
  payment_link: {
    /** The order it is added to; null for a separate order. */
    orderNumber: string | null;
    lines: readonly MailLine[];
    totals: Totals;
    day: string;
    window: WindowId;
    address: string;
    /** When the hold on the goods ends, an ISO instant. */
    until: string;
    payUrl: string;
  };
  /** Sent the day before the order's cut-off. */
  order_reminder: Choosable & {
    orderNumber: string;
    day: string;
    window: WindowId;
    items: readonly (MailGoods & Pick<MailLine, "picture" | "harvest">)[];
    changeUntil: string;
    orderUrl: string;
  };
  /** A farm could not bring everything that was bought. */
  order_short: {
    orderNumber: string;
    productId: number;
    name: string;
    farmName: string;
    /** Missing units, and how many were bought. */
    units: number;
    quantity: number;
    why: ShortReason;
    /** The refund with tax. Zero if the goods were free, if it was already refunded, or if the bank decides. */
    amount: Cents;
    /** Whether the payment is disputed, so that the customer's bank decides who gets the money. */
    bankDecides: boolean;
    /** Whether nothing is left of the order, so that it is canceled. */
    canceled: boolean;
    orderUrl: string;
  };
  problem_answered: {
    orderNumber: string;
    /** The product of the order line in question. */
    productId: number;
    name: string;
    quantity: number;
    /** The refund; null if the team declined. */
    amount: Cents | null;
    /** The part of it that is given as credit. */
    credit: Cents;
    answer: string;
    orderUrl: string;
  };
  /** Sent a day or more after delivery, to ask how the goods were. */
  review_request: Choosable & {
    orderNumber: string;
    items: readonly MailGoods[];
    orderUrl: string;
  };
};
