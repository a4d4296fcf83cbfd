import { MINUTE_MS } from "../durations.ts";
import { type WindowId, windowOf } from "../checkout/delivery.ts";
import { businessTimeOn, type Day } from "../time.ts";
import type { StopState } from "./fulfillment.ts";

/** The expected arrival of a van that has not been at a door yet. */
export type Arrival = {
  /** A half-hour range in steps of five minutes, never before the window or the current step. */
  from: Date;
  until: Date;
  /** Whether it is more than a quarter of an hour past its window. */
  isLate: boolean;
  /** Doors the van visits first. */
  doorsBefore: number;
};

/** Minutes past its window from which a van is late and the household is notified. */
const LATE = 15;
/** Minutes from door to door, until the van's own pace is known. */
const USUAL_PACE = 10;
/** Number of doors after which a van's own pace is used. */
const PACE_DOORS = 3;
/** Bounds of a van's pace in minutes per door, regardless of how long its first doors took. */
const PACE = { least: 3, most: 30 };
/** The range around the expected time and its rounding, in minutes. */
const RANGE = { before: 10, length: 30, step: 5 };

/** A route that is about to leave or in progress; its stops in visiting order. */
export type RunningRoute = {
  day: Day;
  window: WindowId;
  departedAt: Date | null;
  stops: readonly { id: string; state: StopState; arrivedAt: Date | null; doneAt: Date | null }[];
};

/**
 * The expected arrival at each door not yet visited, by stop id, based on the van's pace so far. A van that has not
 * left is assumed to leave now; none is late before its window has started.
 */
export function expectedArrivals(route: RunningRoute, now: Date): Map<string, Arrival> {
  const { startHour, endHour } = windowOf(route.window);
  const opens = businessTimeOn(route.day, startHour);
  const closes = businessTimeOn(route.day, endHour);
  const pace = paceOf(route, opens);
  const reports = route.stops.flatMap(({ arrivedAt, doneAt }) => doneAt ?? arrivedAt ?? []);
  let at = latest(route.departedAt ?? latest(now, opens), ...reports);
  const open = route.stops.filter(({ state }) => state === "planned");
  return new Map(
    open.map(({ id }, doorsBefore) => {
      at = latest(later(at, pace), now, opens);
      const from = latest(rounded(later(at, -RANGE.before)), rounded(now), opens);
      const isLate = now >= opens && at > later(closes, LATE);
      return [id, { from, until: later(from, RANGE.length), isLate, doorsBefore }];
    }),
  );
}

/** Whether the range ending at `until`, as given in an email, overlaps the current expectation. */
export function stillSays(until: Date, arrival: Pick<Arrival, "from" | "until">): boolean {
  return arrival.from <= until && until <= later(arrival.until, RANGE.length);
}

/** Minutes from door to door, excluding time spent waiting for the window to open. */
function paceOf({ departedAt, stops }: RunningRoute, opens: Date): number {
  const done = stops.flatMap(({ doneAt }) => doneAt ?? []);
  if (!departedAt || done.length < PACE_DOORS) return USUAL_PACE;
  const minutes = (latest(...done).getTime() - latest(departedAt, opens).getTime()) / MINUTE_MS;
  return Math.min(PACE.most, Math.max(PACE.least, minutes / done.length));
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
const latest = (...instants: Date[]) =>
  new Date(Math.max(...instants.map((instant) => instant.getTime())));

function rounded(at: Date): Date {
  const step = RANGE.step * MINUTE_MS;
  return new Date(Math.floor(at.getTime() / step) * step);
}
