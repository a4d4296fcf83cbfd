import { farmsVisitErrors as m } from "#messages/farms/visits/visit-errors.ts";
import { businessClockOn } from "../../moments.ts";
import { type CalendarEvent, utcTime } from "../../platform/calendar-event.ts";
import { addDays, businessDayAt, type Day, formatClockTime, formatDayLong } from "../../time.ts";

/** Limits of a farm's open day; the numeric ones are also check constraints in the database. */
export const visitLimits = {
  places: 200,
  /** Maximum number of places per guest. */
  party: 6,
  text: 400,
  bring: 200,
  meetingPoint: 200,
  reason: 300,
  /** How many days ahead an open day can be. */
  daysAhead: 365,
  /** Maximum number of upcoming open days per farm. */
  coming: 20,
} as const;

/** Possible party sizes, including the guest: from 1 to the maximum. */
export const PARTIES: readonly number[] = Array.from(
  { length: visitLimits.party },
  (_, more) => more + 1,
);

type Hours = { day: Day; from: string; until: string };

/** The start and end of a visit as instants, in the business's time zone. */
export function visitHours({ day, from, until }: Hours): {
  startsAt: Date;
  endsAt: Date;
} {
  return { startsAt: businessClockOn(day, from), endsAt: businessClockOn(day, until) };
}

/** Why a visit cannot be on that day, as an error for its field; null if it can. */
export function visitDayProblem(hours: Hours, now: Date): string | null {
  if (visitHours(hours).startsAt <= now) return m.inThePast;
  const last = addDays(businessDayAt(now), visitLimits.daysAhead);
  return hours.day > last ? m.tooFarAhead : null;
}

/** Places left, never below zero. */
export function placesLeft(places: number, taken: number): number {
  return Math.max(0, places - taken);
}

/** An open day's status, for its farm and its guests. */
export const VISIT_STANDINGS = ["open", "full", "on", "canceled", "over"] as const;
export type VisitStanding = (typeof VISIT_STANDINGS)[number];

type Standing = {
  places: number;
  taken: number;
  startsAt: Date | string;
  endsAt: Date | string;
  canceledAt: Date | string | null;
};

/** Once it has started, nobody can reserve, cancel places or cancel it. */
export function visitStanding(visit: Standing, now: Date): VisitStanding {
  if (visit.canceledAt !== null) return "canceled";
  if (new Date(visit.endsAt) <= now) return "over";
  if (new Date(visit.startsAt) <= now) return "on";
  return placesLeft(visit.places, visit.taken) > 0 ? "open" : "full";
}

type Shown = { startsAt: Date | string; endsAt: Date | string };

/** `Saturday, December 5`: the business day of a visit. */
export function visitDayWords({ startsAt }: Pick<Shown, "startsAt">): string {
  return formatDayLong(businessDayAt(new Date(startsAt)));
}

/** Start and end times, formatted as `10:00 AM`. */
export function visitTimes({ startsAt, endsAt }: Shown): {
  from: string;
  until: string;
} {
  return {
    from: formatClockTime(new Date(startsAt)),
    until: formatClockTime(new Date(endsAt)),
  };
}

/** A guest's visit as a calendar event. */
export function visitEvent(
  { visitId, startsAt, endsAt }: { visitId: string; startsAt: string; endsAt: string },
  summary: string,
  location: string,
): CalendarEvent {
  return {
    uid: visitId,
    kind: "Visit",
    starts: `:${utcTime(startsAt)}`,
    ends: `:${utcTime(endsAt)}`,
    summary,
    location,
  };
}
