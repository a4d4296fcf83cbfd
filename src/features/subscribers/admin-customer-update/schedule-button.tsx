import { Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import {
  type Schedule,
  scheduledInstant,
  scheduleProblem,
  scheduleSchema,
} from "#shared/subscribers/schedule.ts";
import { subscriberLimits } from "#shared/subscribers/subscriber-limits.ts";
import { formatMoment } from "#shared/moments.ts";
import { addDays } from "#shared/time.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";

type Errors = Partial<Record<keyof Schedule, string>>;
type ScheduleButtonProps = {
  disabled: boolean;
  /** Rejects if it was not scheduled, which keeps the question open. */
  onSchedule: (schedule: Schedule) => Promise<unknown>;
};

/** A button that asks for a day and a time, names the weekday, and schedules a message for then. */
export function ScheduleButton({ disabled, onSchedule }: ScheduleButtonProps) {
  const today = useToday();
  const [schedule, setSchedule] = useState<Schedule>({ day: "", time: "09:00" });
  const [errors, setErrors] = useState<Errors>({});
  const change = (part: Partial<Schedule>) => {
    setSchedule((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const refuse = (error: unknown) => {
    setErrors(refusedFields(error));
    throw error;
  };
  const submit = () => {
    const found = errorsOf(schedule);
    setErrors(found);
    return Object.keys(found).length === 0 ? onSchedule(schedule).catch(refuse) : null;
  };
  return (
    <AskButton label={m.schedule} question={m.scheduleText} disabled={disabled} onSubmit={submit}>
      <Group align="start" grow>
        <TextInput
          type="date"
          label={m.sendDay}
          required
          data-autofocus
          min={today}
          {...(today && { max: addDays(today, subscriberLimits.scheduledDays) })}
          value={schedule.day}
          error={errors.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={m.sendTime}
          required
          value={schedule.time}
          error={errors.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
      </Group>
      <Text role="status" size="sm" mt="sm">
        {momentOf(schedule)}
      </Text>
    </AskButton>
  );
}

function errorsOf(schedule: Schedule): Errors {
  const { error } = scheduleSchema.safeParse(schedule);
  if (error) return Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]));
  const problem = scheduleProblem(schedule, new Date());
  return problem ? { [problem.field]: problem.message } : {};
}

/** The chosen day with its weekday, once it is complete. */
function momentOf(schedule: Schedule): string {
  if (!scheduleSchema.safeParse(schedule).success) return "";
  return m.goesOutAt(formatMoment(scheduledInstant(schedule).toISOString()));
}
