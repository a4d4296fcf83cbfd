import { defineLifecycle } from "../lifecycle.ts";

/** A farm's state immediately determines what shoppers see of it. A paused farm can change its end date. */
export const farmLifecycle = defineLifecycle({
  live: { pause: "paused", suspend: "suspended" },
  paused: { pause: "paused", open: "live", suspend: "suspended" },
  suspended: { pause: "paused", open: "live" },
});
export const FARM_STATUSES = farmLifecycle.states;
export type FarmStatus = (typeof FARM_STATUSES)[number];

/** What is shown of a suspended farm. */
export type HiddenFarm = { id: number; name: string; status: "suspended" };
