import { Button, Group, Input, TextInput } from "@mantine/core";
import { useState } from "react";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import { type Day, formatDayFull, isDay, weekdayName } from "#shared/time.ts";
import type { FieldProps } from "./fields.tsx";
import styles from "./fields.module.css";

/** `Fri, December 25, 2026`: vans drive by the weekday, holidays by the year. */
const named = (day: Day) => m.dayNamed(weekdayName(day), formatDayFull(day));

/** Days without delivery: picked one by one, the earliest first. */
export function HolidaysField({ settings: { holidays }, error, onChange }: FieldProps) {
  const [day, setDay] = useState("");
  const add = () => {
    if (!isDay(day)) return;
    onChange({ holidays: [...new Set([...holidays, day])].toSorted() });
    setDay("");
  };
  return (
    <fieldset className={styles["days"]}>
      <legend>{m.restDays}</legend>
      {holidays.length > 0 ? (
        <ul>
          {holidays.toSorted().map((one) => (
            <li key={one}>
              <span>{named(one)}</span>
              <Button
                size="sm"
                variant="subtle"
                aria-label={m.removeDay(named(one))}
                onClick={() => onChange({ holidays: holidays.filter((kept) => kept !== one) })}
              >
                {m.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{m.noRestDays}</p>
      )}
      <Group align="end">
        <TextInput
          type="date"
          label={m.anotherDay}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button variant="default" disabled={!isDay(day)} onClick={add}>
          {m.addDay}
        </Button>
      </Group>
      {error ? <Input.Error>{error}</Input.Error> : null}
    </fieldset>
  );
}
