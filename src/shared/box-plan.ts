import { defineLifecycle } from "./lifecycle.ts";

/** A household's weekly box: until it is cancelled it comes, pauses and comes again. */
export const subscriptionLifecycle = defineLifecycle({
  active: { pause: "paused", cancel: "cancelled" },
  paused: { resume: "active", cancel: "cancelled" },
  cancelled: {},
});
export type SubscriptionState = (typeof subscriptionLifecycle.states)[number];

/**
 * One box of a subscription. It is charged at its cut-off; a declined card is tried again on the
 * next two days, and then the box is given up. Once placed it is an ordinary order.
 */
export const boxLifecycle = defineLifecycle({
  planned: { skip: "skipped", charge: "charging", cancel: "cancelled", give_up: "given_up" },
  skipped: { unskip: "planned", cancel: "cancelled" },
  charging: { place: "placed", decline: "declined", give_up: "given_up" },
  declined: { charge: "charging", place: "placed", give_up: "given_up", cancel: "cancelled" },
  placed: {},
  given_up: {},
  cancelled: {},
});
export type BoxState = (typeof boxLifecycle.states)[number];

/** Weeks from one box to the next. */
export const BOX_RHYTHMS = [1, 2, 4] as const;
export type BoxRhythm = (typeof BOX_RHYTHMS)[number];

/** How often a box is charged at most: at its cut-off and on the next two days. */
export const BOX_CHARGES = 3;
