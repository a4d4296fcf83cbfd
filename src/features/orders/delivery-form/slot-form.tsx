import { Button, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import type { OpenDay, Slot } from "./delivery-choices.ts";
import { SlotFields } from "./slot-fields.tsx";

export type SlotFormProps<Values extends Slot> = {
  form: UseFormReturnType<Values>;
  /** The order's current slot. */
  slot: Slot;
  /** The days with the remaining capacity of their windows. */
  days: readonly OpenDay[];
  onSubmit: (values: Values) => void;
  isPending: boolean;
  /** The fields after the day and window. */
  children?: ReactNode;
};

type Choosing = {
  /** The options of the day field. */
  choices: { value: string; label: string; disabled: boolean }[];
  /** The label of the button. */
  submit: string;
  /** What comes before the fields. */
  intro?: ReactNode;
};

/** A form for the new day and window of an order, and the fields that go with them. */
export function SlotForm<Values extends Slot>(props: SlotFormProps<Values> & Choosing) {
  const { form, slot, days, choices, intro, children, submit, onSubmit, isPending } = props;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => onSubmit(values),
        (errors) => focusFirst(form, errors),
      )}
    >
      <Stack>
        {intro}
        <SlotFields
          slot={slot}
          choices={choices}
          days={days}
          day={form.values.day}
          input={(field) => form.getInputProps(field)}
        />
        {children}
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
