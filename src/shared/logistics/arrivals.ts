import { type WindowId, windowOf } from "../checkout/delivery.ts";
import { businessTimeOn, type Day } from "../time.ts";
import type { StopState } from "./fulfillment.ts";

/** What is expected of a van that has not been at a door yet. */
export type Arrival = {
  /** Half an hour in steps of five minutes, never before the window, nor before the step that runs now. */
  from: Date;
  until: Date;
  /** Whether it misses its window by more than a quarter of an hour. */
  isLate: boolean;
  /** Doors that the van comes to first. */
  doorsBefore: number;
};

/** Minutes past its window from which a van is late, and the household is notified. */
const LATE = 15;
/** Minutes from door to door, until the van's own pace is known. */
const USUAL_PACE = 10;
/** Doors after which a van's own pace counts. */
const PACE_DOORS = 3;
/** Whatever a van's first doors took, the next ones take between so many minutes. */
const PACE = { least: 3, most: 30 };
/** How far around the expected time the range reaches, and to what it is rounded, in minutes. */
const RANGE = { before: 10, length: 30, step: 5 };

/** A route that is about to leave or on its way; its stops in the order in which the van comes to them. */
export type RunningRoute = {
  day: Day;
  window: WindowId;
  departedAt: Date | null;
  stops: readonly { id: string; state: StopState; arrivedAt: Date | null; doneAt: Date | null }[];
};

/**
 * What is expected at each door that the van has not been to, by the stop's id: it goes on at the pace of its
 * doors so far. A van that has not left is taken to leave now; none is late before its window has begun.
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

/** Whether the range that ends at `until`, as an email said, overlaps what is expected now. */
export function stillSays(until: Date, arrival: Pick<Arrival, "from" | "until">): boolean {
  return arrival.from <= until && until <= later(arrival.until, RANGE.length);
}

/** Minutes from door to door; what a van waits for its window does not count. */
function paceOf({ departedAt, stops }: RunningRoute, opens: Date): number {
  const done = stops.flatMap(({ doneAt }) => doneAt ?? []);
  if (!departedAt || done.length < PACE_DOORS) return USUAL_PACE;
  const minutes = (latest(...done).getTime() - latest(departedAt, opens).getTime()) / MINUTE_MS;
  return Math.min(PACE.most, Math.max(PACE.least, minutes / done.length));
}

const MINUTE_MS = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
const latest = (...instants: Date[]) =>
  new Date(Math.max(...instants.map((instant) => instant.getTime())));

function rounded(at: Date): Date {
  const step = RANGE.step * MINUTE_MS;
  return new Date(Math.floor(at.getTime() / step) * step);
}
