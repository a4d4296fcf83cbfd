import { defineLifecycle } from "../lifecycle.ts";

/**
 * A checkout: the shopper's held goods and their one payment. A late payer whose hold has expired still gets the
 * goods if they are available, otherwise a refund.
 */
export const checkoutLifecycle = defineLifecycle({
  held: { process: "processing", place: "placed", expire: "expired", refund: "refunded" },
  processing: { place: "placed", fail: "held", refund: "refunded" },
  expired: { hold: "held", process: "processing", place: "placed", refund: "refunded" },
  placed: {},
  refunded: {},
});
export type CheckoutEvent = Parameters<typeof checkoutLifecycle.next>[1];

/** Units of stock held for a checkout: sold with it, or released. */
export const holdLifecycle = defineLifecycle({
  active: { consume: "consumed", release: "released" },
  consumed: {},
  released: {},
});
