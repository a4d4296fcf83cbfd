import { farmsStates as m } from "#messages/farms/states.ts";
import { defineLifecycle } from "../../lifecycle.ts";
import { addDays, type Day, formatDayShort, weekdayOf } from "../../time.ts";

/** A farm's application from submission to decision. The farm gets an email about each transition. */
export const applicationLifecycle = defineLifecycle({
  submitted: {
    review: "in_review",
    request_changes: "changes_requested",
    approve: "approved",
    reject: "rejected",
    withdraw: "withdrawn",
  },
  in_review: {
    request_changes: "changes_requested",
    approve: "approved",
    reject: "rejected",
    withdraw: "withdrawn",
  },
  changes_requested: { resubmit: "submitted", reject: "rejected", withdraw: "withdrawn" },
  approved: {},
  rejected: {},
  withdrawn: {},
});
export type ApplicationState = (typeof applicationLifecycle.states)[number];
export type ApplicationEvent = Parameters<typeof applicationLifecycle.next>[1];

/** A state's label for the team. */
export function applicationStateWords(state: ApplicationState): string {
  return m.applications[state];
}

/**
 * Describes why an application changed state. Stored is an id, `changed:` plus the answers, or `farm:` plus the farm
 * that was created; anything else is text written by a person.
 */
export function causeWords(cause: string): string {
  const [, kind, rest = ""] = /^(changed|farm):(.*)$/.exec(cause) ?? [];
  if (kind === "changed") return m.causes.changed(rest.split(", ").map(answerWords).join(", "));
  if (kind === "farm") return m.causes.farm(rest);
  return cause === "sent" || cause === "review" || cause === "again" ? m.causes[cause] : cause;
}

/** An answer's name for the team; a name that is no longer an answer's stands as it is. */
export function answerWords(answer: string): string {
  const known: Readonly<Record<string, string>> = m.answers;
  return Object.hasOwn(known, answer) ? (known[answer] ?? answer) : answer;
}

/** Whether the review clock is running: the farm is waiting for us, rather than we for the farm. */
export function waitsForUs(state: ApplicationState): boolean {
  return state === "submitted" || state === "in_review";
}

/** Applications are answered within this many business days (spec section 8, the success toast). */
export const REVIEW_BUSINESS_DAYS = 2;

/** The day by which an application received on `day` is due; weekends do not count. */
export function reviewDueOn(day: Day): Day {
  let due = day;
  for (let left = REVIEW_BUSINESS_DAYS; left > 0; left -= isWeekend(due) ? 0 : 1) {
    due = addDays(due, 1);
  }
  return due;
}

/** How overdue the answer is on `today`, in business days; 0 through the due day. */
export function businessDaysLate(dueOn: Day, today: Day): number {
  if (today <= dueOn) return 0;
  let late = 0;
  for (let day = dueOn; day < today;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) late += 1;
  }
  return Math.max(1, late);
}

/** The review clock in words: `due Mon, Nov 23`, `due today`, `2 days late`. */
export function reviewClockText(dueOn: Day, today: Day): string {
  const late = businessDaysLate(dueOn, today);
  if (late > 0) return m.daysLate(late);
  return dueOn === today ? m.dueToday : m.due(formatDayShort(dueOn));
}

function isWeekend(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}
