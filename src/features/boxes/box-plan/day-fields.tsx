import { boxesPlan as m } from "#messages/boxes/plan.ts";
import { NativeSelect } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { DELIVERY_WINDOWS, type WindowId } from "#shared/checkout/delivery.ts";
import classes from "./box-plan.module.css";
import type { PlanForm } from "./plan-form.ts";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

type DayFieldsProps = {
  form: PlanForm;
  /** Weekdays with delivery at the address; all weekdays while the address is unknown. */
  weekdays: readonly number[] | undefined;
};

/** The box's delivery day and window. */
export function DayFields({ form, weekdays }: DayFieldsProps) {
  const offered = WEEKDAYS.filter((day) => !weekdays || weekdays.includes(day));
  /** An unavailable day is replaced by the first available one, so that the day shown is the one submitted. */
  const keepOffered = useEffectEvent(() => {
    const [first] = offered;
    const isOffered = offered.some((day) => day === form.values.weekday);
    if (first !== undefined && !isOffered) form.setFieldValue("weekday", first);
  });
  useEffect(() => {
    if (weekdays) keepOffered();
  }, [weekdays]);
  return (
    <div className={classes["pair"]}>
      <NativeSelect
        label={m.day}
        data={offered.map((day) => ({ value: String(day), label: m.weekdays[day] }))}
        value={String(form.values.weekday)}
        onChange={(event) => form.setFieldValue("weekday", Number(event.currentTarget.value))}
      />
      <NativeSelect
        label={m.window}
        data={DELIVERY_WINDOWS.map(({ id, label }) => ({ value: id, label }))}
        value={form.values.window}
        onChange={(event) => form.setFieldValue("window", event.currentTarget.value as WindowId)}
      />
    </div>
  );
}
