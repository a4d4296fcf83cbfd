import { logisticsWords as m } from "#messages/logistics-words.ts";
import { labeled } from "../labeled.ts";
import { defineLifecycle } from "../lifecycle.ts";

export const SHORT_REASON_IDS = [
  "weather",
  "pests",
  "small_harvest",
  "quality",
  "damaged",
  "miscounted",
] as const;
export type ShortReason = (typeof SHORT_REASON_IDS)[number];

/** Why a farm brings less than was bought; the customer reads these words. */
export const SHORT_REASONS = labeled(SHORT_REASON_IDS, () => m.shortReasons);

/** The words of a reason, a whole sentence without its full stop; empty for none. */
export function shortReasonWords(id: string | null): string {
  return SHORT_REASONS.find((reason) => reason.id === id)?.label ?? "";
}

/** A route of one van through the stops of a window. */
export const routeLifecycle = defineLifecycle({
  planned: { depart: "out" },
  out: { finish: "done" },
  done: {},
});
export type RouteState = (typeof routeLifecycle.states)[number];

/** One door on a route. A door that stayed closed may be tried again on the same route. */
export const stopLifecycle = defineLifecycle({
  planned: { arrive: "arrived", deliver: "delivered", not_home: "not_home" },
  arrived: { deliver: "delivered", not_home: "not_home" },
  not_home: { arrive: "arrived", deliver: "delivered" },
  delivered: {},
});
export type StopState = (typeof stopLifecycle.states)[number];

/** What a driver reports of a stop; each happens once, however often the phone sends it. */
export const STOP_EVENTS = ["arrived", "delivered", "not_home", "damaged", "missing"] as const;
export type StopEvent = (typeof STOP_EVENTS)[number];
