import { z } from "zod";
import { subscribersAdminFields as m } from "#messages/subscribers/admin-fields.ts";
import { clockField, dayField } from "../fields.ts";
import { businessClockOn } from "../moments.ts";
import { addDays, businessDayAt } from "../time.ts";
import { subscriberLimits } from "./subscriber-limits.ts";

/** When a message to customers is to go out: a day and a time, `09:30`, in the business's time zone. */
export const scheduleSchema = z.strictObject({
  day: dayField(() => m.chooseSendDay),
  time: clockField(() => m.chooseSendTime),
});
export type Schedule = z.output<typeof scheduleSchema>;

/** The instant of a schedule. */
export function scheduledInstant({ day, time }: Schedule): Date {
  return businessClockOn(day, time);
}

/** Why nothing can be scheduled for then, with the field it is about; null if it can. */
export function scheduleProblem(
  schedule: Schedule,
  now: Date,
): { field: keyof Schedule; message: string } | null {
  const today = businessDayAt(now);
  if (schedule.day < today) return { field: "day", message: m.sendInThePast };
  if (schedule.day > addDays(today, subscriberLimits.scheduledDays)) {
    return { field: "day", message: m.sendTooFar(subscriberLimits.scheduledDays) };
  }
  return scheduledInstant(schedule) > now ? null : { field: "time", message: m.sendInThePast };
}
