import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { paymentsTax as m } from "#messages/payments-tax.ts";
import { type Period, periodSchema } from "#shared/analytics/analytics.ts";
import { TAX_PERIODS, taxPeriodOf } from "#shared/payments/tax-report.ts";
import { useToday } from "#client/lib/use-today.ts";

/** The validation error of the last typed days, shown at their field. */
type Refused = Partial<Record<keyof Period, string>>;
type PeriodFieldsProps = { period: Period; onChange: (period: Period) => void };

/** Chooses the days of a report: a month or quarter by its name, or any. Invalid periods are not requested. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const today = useToday();
  const choice = TAX_PERIODS.find(({ id }) => {
    const { from, to } = taxPeriodOf(id, today);
    return from === period.from && to === period.to;
  });
  const [refused, setRefused] = useState<Refused>({});
  const set = (field: keyof Period, day: string) => {
    const next = periodSchema.safeParse({ ...period, [field]: day });
    setRefused(next.success ? {} : { [field]: next.error.issues[0]?.message ?? "" });
    if (next.success) onChange(next.data);
  };
  return (
    <Group align="start" mb="xl">
      <NativeSelect
        size="sm"
        label={m.period}
        data={[
          ...TAX_PERIODS.map(({ id, label }) => ({ value: id as string, label })),
          { value: "", label: m.custom },
        ]}
        value={choice?.id ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const chosen = TAX_PERIODS.find(({ id }) => id === value);
          if (chosen) onChange(taxPeriodOf(chosen.id, today));
        }}
      />
      <TextInput
        size="sm"
        type="date"
        label={m.from}
        max={period.to}
        defaultValue={period.from}
        error={refused.from}
        onBlur={(event) => set("from", event.currentTarget.value)}
      />
      <TextInput
        size="sm"
        type="date"
        label={m.to}
        min={period.from}
        defaultValue={period.to}
        error={refused.to}
        onBlur={(event) => set("to", event.currentTarget.value)}
      />
    </Group>
  );
}
