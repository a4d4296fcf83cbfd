import { defineLifecycle } from "./lifecycle.ts";
import { addDays, type Day, weekdayOf } from "./time.ts";

/** A farm's application from the form to the decision. Each move is told to the farm by mail. */
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

/** Somebody hears from us within so many business days (spec section 8, the success toast). */
export const REVIEW_BUSINESS_DAYS = 2;

/** The day by which an application that arrived on `day` is answered; weekends do not count. */
export function reviewDueOn(day: Day): Day {
  let due = day;
  for (let left = REVIEW_BUSINESS_DAYS; left > 0; left -= isWeekend(due) ? 0 : 1) {
    due = addDays(due, 1);
  }
  return due;
}

function isWeekend(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}
