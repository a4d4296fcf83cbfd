import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { z } from "zod";
import { type Period, periodSchema } from "#shared/analytics/analytics.ts";

/** A period with a name. */
export type PeriodChoice = { id: string; label: string; period: Period };

type PeriodFieldsProps = {
  /** The period in the URL. */
  period: Period;
  choices: readonly PeriodChoice[];
  words: { period: string; custom: string; from: string; to: string };
  onChange: (period: Period) => void;
};

/** The validation error of the last typed days, shown at their field. */
type Refused = Partial<Record<keyof Period, string>>;

/**
 * Chooses the days of a report: by a name, or any. Invalid periods are not requested. The fields stay the same while
 * the URL changes, so that the next one keeps the focus and what is being typed into it.
 */
export function PeriodFields({ period, choices, words, onChange }: PeriodFieldsProps) {
  const { typed, refused, type, choose } = useTypedPeriod(period, onChange);
  const choice = choices.find(({ period: { from, to } }) => from === typed.from && to === typed.to);
  return (
    <Group align="start">
      <NativeSelect
        size="sm"
        label={words.period}
        data={[
          ...choices.map(({ id, label }) => ({ value: id, label })),
          { value: "", label: words.custom },
        ]}
        value={choice?.id ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const chosen = choices.find(({ id }) => id === value);
          if (chosen) choose(chosen.period);
        }}
      />
      <TextInput
        size="sm"
        type="date"
        label={words.from}
        max={typed.to}
        error={refused.from}
        {...type("from")}
      />
      <TextInput
        size="sm"
        type="date"
        label={words.to}
        min={typed.from}
        error={refused.to}
        {...type("to")}
      />
    </Group>
  );
}

const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

/** The first error at the day that it is about, or at the field that was left. */
function refusalOf({ issues: [issue] }: z.ZodError<Period>, left: keyof Period): Refused {
  const [part] = issue?.path ?? [];
  return { [part === "from" || part === "to" ? part : left]: issue?.message ?? "" };
}

/** The typed days, which follow those of the URL when it changes from outside the fields. */
function useTypedPeriod(period: Period, onChange: (period: Period) => void) {
  const [typed, setTyped] = useState(period);
  const [known, setKnown] = useState(period);
  const [refused, setRefused] = useState<Refused>({});
  if (!isSame(period, known)) {
    setKnown(period);
    setTyped({
      from: period.from === known.from ? typed.from : period.from,
      to: period.to === known.to ? typed.to : period.to,
    });
  }
  const send = (field: keyof Period, day: string) => {
    const days = { ...typed, [field]: day };
    setTyped(days);
    const next = periodSchema.safeParse(days);
    setRefused(next.success ? {} : refusalOf(next.error, field));
    if (next.success && !isSame(next.data, period)) onChange(next.data);
  };
  return {
    typed,
    refused,
    choose(chosen: Period) {
      setTyped(chosen);
      setRefused({});
      onChange(chosen);
    },
    type: (field: keyof Period) => ({
      value: typed[field],
      onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
        setTyped((before) => ({ ...before, [field]: value })),
      onBlur: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
        send(field, value),
    }),
  };
}
