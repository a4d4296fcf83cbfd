import { subscriptionLifecycle } from "./box-plan.ts";

/** What the team's list of weekly boxes can be limited to: a state, or all that are not canceled. */
export const BOX_FILTERS = ["running", ...subscriptionLifecycle.states] as const;
export type BoxFilter = (typeof BOX_FILTERS)[number];
