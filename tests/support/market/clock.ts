import type { Clock } from "#server/clock.ts";

export type MovableClock = Clock & { pass(milliseconds: number): void };

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Stands still until a test lets time pass. */
export function movableClock(start = "2026-11-23T18:00:00Z"): MovableClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
