import { defineLifecycle } from "../lifecycle.ts";

/** What shoppers see of a farm follows from this at once. A rest may get another last day. */
export const farmLifecycle = defineLifecycle({
  live: { pause: "paused", suspend: "suspended" },
  paused: { pause: "paused", open: "live", suspend: "suspended" },
  suspended: { pause: "paused", open: "live" },
});
export const FARM_STATUSES = farmLifecycle.states;
export type FarmStatus = (typeof FARM_STATUSES)[number];
