import { farmsVisitErrors as m } from "#messages/farms-visit-errors.ts";
import { type Language, languageNow } from "../../language.ts";
import { type CalendarEvent, utcTime } from "../../platform/calendar-event.ts";
import {
  addDays,
  businessDayAt,
  businessTimeOn,
  type Day,
  formatClockTime,
  formatDayLong,
} from "../../time.ts";

/** What bounds an open day of a farm; those of numbers are checks of the tables as well. */
export const visitLimits = {
  places: 200,
  /** Places that one guest takes at most. */
  party: 6,
  text: 400,
  bring: 200,
  meetingPoint: 200,
  reason: 300,
  /** How far ahead a day may lie. */
  daysAhead: 365,
  /** Open days of one farm that are still to come. */
  coming: 20,
} as const;

/** How many one may come with, oneself included: `1` to the most. */
export const PARTIES: readonly number[] = Array.from(
  { length: visitLimits.party },
  (_, more) => more + 1,
);

type Hours = { day: Day; from: string; until: string };

/** The instants at which a visit begins and ends, by the clocks of the business. */
export function visitHours({ day, from, until }: Hours): {
  startsAt: Date;
  endsAt: Date;
} {
  return { startsAt: timeOn(day, from), endsAt: timeOn(day, until) };
}

function timeOn(day: Day, clock: string): Date {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return new Date(businessTimeOn(day, hour).getTime() + minute * 60_000);
}

/** Why a visit cannot be on that day, in words for its field; null when it can. */
export function visitDayProblem(hours: Hours, now: Date): string | null {
  if (visitHours(hours).startsAt <= now) return m.inThePast;
  const last = addDays(businessDayAt(now), visitLimits.daysAhead);
  return hours.day > last ? m.tooFarAhead : null;
}

/** Places that are left: none below zero. */
export function placesLeft(places: number, taken: number): number {
  return Math.max(0, places - taken);
}

/** How an open day stands, for its farm and its guests. */
export const VISIT_STANDINGS = ["open", "full", "on", "called_off", "over"] as const;
export type VisitStanding = (typeof VISIT_STANDINGS)[number];

type Standing = {
  places: number;
  taken: number;
  startsAt: Date | string;
  endsAt: Date | string;
  calledOffAt: Date | string | null;
};

/** Once it is on, no one can reserve, give up places or call it off. */
export function visitStanding(visit: Standing, now: Date): VisitStanding {
  if (visit.calledOffAt !== null) return "called_off";
  if (new Date(visit.endsAt) <= now) return "over";
  if (new Date(visit.startsAt) <= now) return "on";
  return placesLeft(visit.places, visit.taken) > 0 ? "open" : "full";
}

/** The `lang` of words that a farm wrote, for a page in another language; nothing where it is the same. */
export function langOf({ language }: { language: Language }): Language | undefined {
  return language === languageNow() ? undefined : language;
}

type Shown = { startsAt: Date | string; endsAt: Date | string };

/** `Saturday, December 5`: the business day of a visit. */
export function visitDayWords({ startsAt }: Pick<Shown, "startsAt">): string {
  return formatDayLong(businessDayAt(new Date(startsAt)));
}

/** From when to when, each as `10:00 AM`. */
export function visitTimes({ startsAt, endsAt }: Shown): {
  from: string;
  until: string;
} {
  return {
    from: formatClockTime(new Date(startsAt)),
    until: formatClockTime(new Date(endsAt)),
  };
}

/** A guest's visit for their calendar. */
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
