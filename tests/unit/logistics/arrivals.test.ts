import { describe, expect, it } from "vitest";
import { expectedArrivals, type RunningRoute, stillSays } from "#shared/logistics/arrivals.ts";
import { businessTimeOn, formatClockTime } from "#shared/time.ts";

const DAY = "2026-11-26";
/** A time of the day in hours: 9.5 is half past nine. */
const at = (hour: number) =>
  new Date(businessTimeOn(DAY, Math.floor(hour)).getTime() + (hour % 1) * 3_600_000);

/** A morning route with this many doors, the first of which were done at these hours. */
function route(doors: number, done: number[], departed: number | null): RunningRoute {
  const stops = Array.from({ length: doors }, (_, index) => {
    const hour = done[index];
    return hour === undefined
      ? { id: String(index), state: "planned" as const, arrivedAt: null, doneAt: null }
      : { id: String(index), state: "delivered" as const, arrivedAt: null, doneAt: at(hour) };
  });
  return {
    day: DAY,
    window: "morning",
    departedAt: departed === null ? null : at(departed),
    stops,
  };
}

function expected(van: RunningRoute, now: number): string[] {
  return [...expectedArrivals(van, at(now))].map(
    ([id, { from, until, isLate, doorsBefore }]) =>
      `${id}: ${formatClockTime(from)} to ${formatClockTime(until)}, ${doorsBefore} before${isLate ? ", late" : ""}`,
  );
}

it("The range in an email still holds while it overlaps the new one", () => {
  const range = (from: number) => ({ from: at(from), until: at(from + 0.5) });
  const said = at(14.5);
  expect([13.4, 13.5, 14.5, 14.6].map((from) => stillSays(said, range(from)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe("A van is expected", () => {
  it("ten minutes after the previous door, until its own pace is known", () => {
    expect(expected(route(3, [9], 8.5), 9)).toEqual([
      "1: 9:00 AM to 9:30 AM, 0 before",
      "2: 9:10 AM to 9:40 AM, 1 before",
    ]);
  });

  it("at the pace of its own doors, once there are three", () => {
    expect(expected(route(5, [9, 9.5, 10], 8.5), 10)).toEqual([
      "3: 10:20 AM to 10:50 AM, 0 before",
      "4: 10:50 AM to 11:20 AM, 1 before",
    ]);
  });

  it("never before its window, however early it left", () => {
    expect(expected(route(2, [], 6), 6)).toEqual([
      "0: 8:00 AM to 8:30 AM, 0 before",
      "1: 8:00 AM to 8:30 AM, 1 before",
    ]);
  });

  it("never in the past, even if nothing has been reported", () => {
    expect(expected(route(1, [], 8), 11)).toEqual(["0: 11:00 AM to 11:30 AM, 0 before"]);
  });

  it("from now on, while it has not left", () => {
    expect(expected(route(1, [], null), 12)).toEqual(["0: 12:00 PM to 12:30 PM, 0 before"]);
  });

  it("late from a quarter of an hour past its window on", () => {
    expect(expected(route(1, [], null), 12 + 4 / 60)).toEqual([
      "0: 12:00 PM to 12:30 PM, 0 before",
    ]);
    expect(expected(route(1, [], null), 12 + 6 / 60)).toEqual([
      "0: 12:05 PM to 12:35 PM, 0 before, late",
    ]);
  });

  it("at its pace within the window, even if it had to wait for the window to begin", () => {
    expect(expected(route(4, [8.25, 8.5, 8.75], 6), 8.75)).toEqual([
      "3: 8:50 AM to 9:20 AM, 0 before",
    ]);
  });

  it("late at no door before its window begins, however many doors there are", () => {
    expect(expected(route(40, [], null), 0.5).filter((line) => line.includes("late"))).toEqual([]);
    expect(expected(route(40, [], null), 8).filter((line) => line.includes("late"))).toHaveLength(
      15,
    );
  });

  it("after the door where its driver is", () => {
    const van = route(2, [], 8.5);
    const stops = van.stops.map((stop) =>
      stop.id === "0" ? { ...stop, state: "arrived" as const, arrivedAt: at(9) } : stop,
    );
    expect(expected({ ...van, stops }, 9)).toEqual(["1: 9:00 AM to 9:30 AM, 0 before"]);
  });

  it("neither at doors that are done nor where its driver is", () => {
    const van = route(2, [9], 8.5);
    const arrived = van.stops.map((stop) =>
      stop.id === "1" ? { ...stop, state: "arrived" as const } : stop,
    );
    expect(expected({ ...van, stops: arrived }, 9)).toEqual([]);
  });
});
