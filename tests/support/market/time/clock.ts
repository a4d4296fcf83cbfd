import type { Clock } from "#server/clock.ts";
import { businessDayAt, businessTimeOn } from "#shared/time.ts";

export type MovableClock = Clock & { pass(milliseconds: number): void };

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A stopped clock that only tests advance. */
export function movableClock(start = "2026-11-23T18:00:00Z"): MovableClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** A clock stopped at noon of the business day, so that no cut-off is near whenever the tests run. */
export function clockAtNoon(): MovableClock {
  return movableClock(businessTimeOn(businessDayAt(new Date()), 12).toISOString());
}
