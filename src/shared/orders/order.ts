import { brand } from "../brand.ts";
import { defineLifecycle } from "../lifecycle.ts";

/** An order exists only once it is paid; before that it is a checkout. */
export const orderLifecycle = defineLifecycle({
  placed: { lock: "locked", cancel: "canceled", refund: "refunded" },
  locked: { harvest: "harvesting", pack: "packed", cancel: "canceled", refund: "refunded" },
  harvesting: { pack: "packed", cancel: "canceled", refund: "refunded" },
  /** A reopened crate returns the order to its previous state. */
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
  /** If a refund later fails, the order returns to its previous state. */
  refunded: {
    restore_packed: "packed",
    restore_delivered: "delivered",
    restore_failed_delivery: "failed_delivery",
    restore_canceled: "canceled",
  },
});
export type OrderState = (typeof orderLifecycle.states)[number];

/** Orders in these states no longer count: canceled, or fully refunded. */
export const VOID_ORDER_STATES = ["canceled", "refunded"] as const satisfies readonly OrderState[];

/** States of an order that has not been delivered yet. */
export const TO_COME: OrderState[] = [
  "placed",
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
  "failed_delivery",
];

export type OrderEvent = Parameters<typeof orderLifecycle.next>[1];

/** States of an order that is with the farms: locked, with its crate still open. */
export const WITH_FARMS = ["locked", "harvesting"] as const satisfies readonly OrderState[];

/** Whether an order is with the farms: its lines can be marked and packed. */
export function isWithFarms(state: OrderState): boolean {
  return WITH_FARMS.some((one) => one === state);
}

const NOT_LEFT: readonly OrderState[] = ["placed", "locked", "harvesting", "packed"];

/** Whether an order's goods are still with farms or packers, so that refunded goods are not delivered. */
export function hasNotLeft(state: OrderState): boolean {
  return NOT_LEFT.includes(state);
}

/** Letters and digits that are not confused when read aloud or copied. */
export const ORDER_NUMBER_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const ORDER_NUMBER_LENGTH = 8;

/**
 * `FUR-7K3M-9QXT`. 31^8 numbers: not guessable, yet never sufficient to access an order. `random` must be at least
 * eight cryptographically random bytes.
 */
export function formatOrderNumber(random: Uint8Array): string {
  const letters = readableCode(random);
  return `${brand.orderPrefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Eight characters of that alphabet, from at least eight cryptographically random bytes. */
export function readableCode(random: Uint8Array): string {
  return Array.from(
    random.slice(0, ORDER_NUMBER_LENGTH),
    (byte) => ORDER_NUMBER_ALPHABET[byte % ORDER_NUMBER_ALPHABET.length],
  ).join("");
}
