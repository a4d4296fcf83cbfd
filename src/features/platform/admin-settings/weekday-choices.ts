import { addDays, WEEKDAYS, weekdayName } from "#shared/time.ts";

const A_SUNDAY = "2026-01-04";

/** The weekdays by their numbers, Sunday 0, with what they are called. */
export const WEEKDAY_CHOICES = WEEKDAYS.map((_, day) => ({
  value: String(day),
  label: weekdayName(addDays(A_SUNDAY, day)),
}));
