import { defineLifecycle } from "../lifecycle.ts";
import { addDays, type Day, formatDayShort, weekdayOf } from "../time.ts";

/** A farm's application from the form to the decision. The farm gets an email about each move. */
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

/** How a state is shown to the team. */
export const APPLICATION_STATE_WORDS: Record<ApplicationState, string> = {
  submitted: "New",
  in_review: "In review",
  changes_requested: "Changes asked for",
  approved: "Approved",
  rejected: "Turned down",
  withdrawn: "Withdrawn",
};

/** Whether the review clock runs: the farm waits for us, not we for the farm. */
export function waitsForUs(state: ApplicationState): boolean {
  return state === "submitted" || state === "in_review";
}

/** An answer comes from us within so many business days (spec section 8, the success toast). */
export const REVIEW_BUSINESS_DAYS = 2;

/** The day by which an application that arrived on `day` is answered; weekends do not count. */
export function reviewDueOn(day: Day): Day {
  let due = day;
  for (let left = REVIEW_BUSINESS_DAYS; left > 0; left -= isWeekend(due) ? 0 : 1) {
    due = addDays(due, 1);
  }
  return due;
}

/** How late an answer is on `today`, in business days; 0 until the due day is over. */
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
  if (late > 0) return late === 1 ? "1 day late" : `${late} days late`;
  return dueOn === today ? "due today" : `due ${formatDayShort(dueOn)}`;
}

function isWeekend(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}
