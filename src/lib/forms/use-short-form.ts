import { type FormErrors, schemaResolver, useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { refusedFields } from "../api/refused-fields.ts";
import { focusFirst } from "./focus-first.ts";
import { REQUIRED } from "./required-mark.ts";

type Texts = Record<string, unknown>;

export type ShortForm<Fields extends Texts> = {
  form: UseFormReturnType<Fields>;
  /** Submits if all fields are valid, otherwise focuses the first invalid one. */
  onSubmit: (send: (values: Fields) => void) => (event?: React.FormEvent<HTMLFormElement>) => void;
  /** Shows the server's errors; returns false if none belongs to a field of this form. */
  refuse: (error: unknown) => boolean;
  field: (name: keyof Fields & string) => Record<string, unknown>;
  /** The fields' initial values, sent along where others may change the same data concurrently. */
  seen: () => Fields;
  /** Whether any field differs from its initial value. */
  isTyped: () => boolean;
  /** Updates the initial values after saving, if the form stays open. */
  saw: (fields: Fields) => void;
};

/**
 * A form with a few fields that reports one error at a time: the first invalid field gets its message and the focus.
 * Fields that the schema refuses when empty are marked as required. `initial` lists the fields in display order.
 * Values that arrive later, such as those of the signed-in user, fill fields that are still unchanged.
 */
export function useShortForm<Fields extends Texts>(
  schema: z.ZodType,
  initial: Fields,
): ShortForm<Fields> {
  const order = Object.keys(initial);
  const check = schemaResolver(schema, { sync: true });
  const [required] = useState(() => requiredOf(check, initial));
  const form = useForm<Fields>({
    mode: "uncontrolled",
    initialValues: initial,
    validate: (values) => firstOf(check(values), order),
  });
  const filled = useRef(initial);
  const seen = useRef(initial);
  useEffect(() => {
    const before = filled.current;
    filled.current = initial;
    for (const name of order) {
      const [was, known] = [before[name], initial[name]];
      const node = was === known ? null : form.getInputNode(name);
      if (typeof known !== "string" || !node || !("value" in node) || node.value !== was) continue;
      node.value = known;
      seen.current = { ...seen.current, [name]: known };
      form.setFieldValue(name, known as never);
    }
  });
  return {
    form,
    onSubmit: (send) => form.onSubmit(send, (errors) => focusFirst(form, errors)),
    refuse(error) {
      const errors = firstOf(refusedFields(error), order);
      form.setErrors(errors);
      focusFirst(form, errors);
      return Object.keys(errors).length > 0;
    },
    seen: () => seen.current,
    isTyped() {
      const values = form.getValues();
      return order.some((name) => values[name] !== seen.current[name]);
    },
    saw(fields) {
      seen.current = fields;
    },
    field: (name) => ({
      size: "md",
      ...(required.has(name) && REQUIRED),
      ...form.getInputProps(name),
    }),
  };
}

function firstOf(errors: FormErrors, order: readonly string[]): FormErrors {
  const first = order.find((name) => Boolean(errors[name]));
  return first ? { [first]: errors[first] } : {};
}

/** The fields of text that the schema refuses when empty. */
function requiredOf(check: (values: Texts) => FormErrors, initial: Texts): ReadonlySet<string> {
  const texts = Object.keys(initial).filter((name) => typeof initial[name] === "string");
  const empty = { ...initial, ...Object.fromEntries(texts.map((name) => [name, ""])) };
  const errors = check(empty);
  return new Set(texts.filter((name) => Boolean(errors[name])));
}
