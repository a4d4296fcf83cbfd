import { defineLifecycle } from "../lifecycle.ts";

/** One van's route through the stops of a window. */
export const routeLifecycle = defineLifecycle({
  planned: { depart: "out" },
  out: { finish: "done" },
  done: {},
});
export type RouteState = (typeof routeLifecycle.states)[number];

/** One door on a route. A door where no one was home can be retried on the same route. */
export const stopLifecycle = defineLifecycle({
  planned: { arrive: "arrived", deliver: "delivered", not_home: "not_home" },
  arrived: { deliver: "delivered", not_home: "not_home" },
  not_home: { arrive: "arrived", deliver: "delivered" },
  delivered: {},
});
export type StopState = (typeof stopLifecycle.states)[number];

/** What a driver reports about a stop; each is recorded once, however often the phone sends it. */
export const STOP_EVENTS = ["arrived", "delivered", "not_home", "damaged", "missing"] as const;
export type StopEvent = (typeof STOP_EVENTS)[number];
