import { Button, Group, Input, TextInput } from "@mantine/core";
import { useState } from "react";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import { type Day, formatDayFull, isDay, weekdayName } from "#shared/time.ts";
import type { FieldProps } from "./fields.tsx";
import styles from "./fields.module.css";

/** `Thu, November 26, 2026` */
const named = (day: Day) => m.dayNamed(weekdayName(day), formatDayFull(day));

const NONE = { from: "", to: "" };

/** Deliveries that come on another day, as before a holiday: picked one by one, the earliest first. */
export function MovedDaysField({ settings: { movedDays }, error, onChange }: FieldProps) {
  const [{ from, to }, setDays] = useState(NONE);
  const others = movedDays.filter((moved) => moved.from !== from);
  const isWhole = isDay(from) && isDay(to) && from !== to;
  const add = () => {
    if (!isWhole) return;
    const next = [...others, { from, to }];
    onChange({ movedDays: next.toSorted((one, other) => one.from.localeCompare(other.from)) });
    setDays(NONE);
  };
  return (
    <fieldset className={styles["days"]}>
      <legend>{m.movedDays}</legend>
      {movedDays.length > 0 ? (
        <ul>
          {movedDays.map((moved) => (
            <li key={moved.from}>
              <span>{m.comesOn(named(moved.from), named(moved.to))}</span>
              <Button
                size="sm"
                variant="subtle"
                aria-label={m.removeDay(named(moved.from))}
                onClick={() =>
                  onChange({ movedDays: movedDays.filter((kept) => kept.from !== moved.from) })
                }
              >
                {m.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{m.noMovedDays}</p>
      )}
      <Group align="end">
        <TextInput
          type="date"
          label={m.insteadOf}
          value={from}
          onChange={(event) => setDays({ from: event.currentTarget.value, to })}
        />
        <TextInput
          type="date"
          label={m.deliverOn}
          value={to}
          onChange={(event) => setDays({ from, to: event.currentTarget.value })}
        />
        <Button variant="default" disabled={!isWhole} onClick={add}>
          {m.moveDay}
        </Button>
      </Group>
      {error ? <Input.Error>{error}</Input.Error> : null}
    </fieldset>
  );
}
