import { brand } from "../brand.ts";
import { defineLifecycle } from "../lifecycle.ts";

/**
 * A checkout: the shopper's held goods and their one payment. A late payer whose hold has expired
 * still gets the goods if they are there, else the money back.
 */
export const checkoutLifecycle = defineLifecycle({
  held: { process: "processing", place: "placed", expire: "expired", refund: "refunded" },
  processing: { place: "placed", fail: "held", refund: "refunded" },
  expired: { hold: "held", process: "processing", place: "placed", refund: "refunded" },
  placed: {},
  refunded: {},
});
export type CheckoutState = (typeof checkoutLifecycle.states)[number];
export type CheckoutEvent = Parameters<typeof checkoutLifecycle.next>[1];

/** Units of stock set aside for a checkout: sold with it, or free again. */
export const holdLifecycle = defineLifecycle({
  active: { consume: "consumed", release: "released" },
  consumed: {},
  released: {},
});

/** An order exists once it is paid; before that it is a checkout. */
export const orderLifecycle = defineLifecycle({
  placed: { lock: "locked", cancel: "canceled", refund: "refunded" },
  locked: { harvest: "harvesting", pack: "packed", cancel: "canceled", refund: "refunded" },
  harvesting: { pack: "packed", cancel: "canceled", refund: "refunded" },
  /** A crate that is opened again goes back to where it was. */
  packed: {
    dispatch: "out_for_delivery",
    unpack: "locked",
    unpack_harvesting: "harvesting",
    refund: "refunded",
  },
  out_for_delivery: { deliver: "delivered", fail: "failed_delivery" },
  delivered: { refund: "refunded" },
  failed_delivery: { dispatch: "out_for_delivery", refund: "refunded" },
  canceled: { refund: "refunded" },
  /** A refund that fails afterward leads back to where the order was. */
  refunded: {
    restore_packed: "packed",
    restore_delivered: "delivered",
    restore_failed_delivery: "failed_delivery",
    restore_canceled: "canceled",
  },
});
export type OrderState = (typeof orderLifecycle.states)[number];

/** An order in one of these states does not stand: it was called off, or all of its money went back. */
export const FALLEN_ORDERS = ["canceled", "refunded"] as const satisfies readonly OrderState[];

/** States in which an order is still to come. */
export const TO_COME: OrderState[] = [
  "placed",
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
  "failed_delivery",
];

export type OrderEvent = Parameters<typeof orderLifecycle.next>[1];

/** States of an order that the farms have: it is closed, and its crate is still open. */
export const WITH_FARMS = ["locked", "harvesting"] as const satisfies readonly OrderState[];

/** Whether the farms have an order: its lines can be marked, and put into its crate. */
export function isWithFarms(state: OrderState): boolean {
  return WITH_FARMS.some((one) => one === state);
}

const NOT_LEFT: readonly OrderState[] = ["placed", "locked", "harvesting", "packed"];

/** Whether an order's goods are still with farms or packers: what is given back does not go to the door. */
export function hasNotLeft(state: OrderState): boolean {
  return NOT_LEFT.includes(state);
}

/**
 * A payment as the provider reports it, in our words. We may miss a report in between, so each leads
 * on from wherever the payment can still come to it.
 */
export const paymentLifecycle = defineLifecycle({
  awaiting_method: {
    challenge: "awaiting_action",
    process: "processing",
    succeed: "succeeded",
    cancel: "canceled",
  },
  awaiting_action: {
    fail: "awaiting_method",
    process: "processing",
    succeed: "succeeded",
    cancel: "canceled",
  },
  processing: {
    fail: "awaiting_method",
    challenge: "awaiting_action",
    succeed: "succeeded",
    cancel: "canceled",
  },
  succeeded: { refund_part: "partly_refunded", refund: "refunded" },
  partly_refunded: { refund: "refunded", refund_failed: "succeeded" },
  refunded: { refund_failed: "succeeded", refund_part_failed: "partly_refunded" },
  /** One that the provider did not know was taken for canceled; what it reports of it later is so. */
  canceled: { process: "processing", succeed: "succeeded" },
});
export type PaymentState = (typeof paymentLifecycle.states)[number];
export type PaymentEvent = Parameters<typeof paymentLifecycle.next>[1];
/** What a provider says of a payment itself; what went back, our refunds say. */
export type ReportedPaymentState = Exclude<PaymentState, "partly_refunded" | "refunded">;

/** A refund we asked the provider for. */
export const refundLifecycle = defineLifecycle({
  requested: { send: "pending", succeed: "succeeded", fail: "failed" },
  pending: { succeed: "succeeded", fail: "failed" },
  succeeded: { fail: "failed" },
  failed: {},
});
export type RefundState = (typeof refundLifecycle.states)[number];

/** Letters and digits that no one mistakes for another when read aloud or copied. */
export const ORDER_NUMBER_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const ORDER_NUMBER_LENGTH = 8;

/**
 * `FUR-7K3M-9QXT`. 31^8 numbers: not guessable, and still never a key to an order on its own.
 * `random` must be cryptographic bytes, at least eight of them.
 */
export function formatOrderNumber(random: Uint8Array): string {
  const letters = readableCode(random);
  return `${brand.orderPrefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Eight letters and digits of that alphabet, from at least eight cryptographic bytes. */
export function readableCode(random: Uint8Array): string {
  return Array.from(
    random.slice(0, ORDER_NUMBER_LENGTH),
    (byte) => ORDER_NUMBER_ALPHABET[byte % ORDER_NUMBER_ALPHABET.length],
  ).join("");
}
