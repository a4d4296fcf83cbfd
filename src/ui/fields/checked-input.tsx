import { TextInput, type TextInputProps } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";

type CheckedInputProps = TextInputProps & {
  /** False if something that is told beside the field, and is not its error, speaks against its value. */
  isFine?: boolean;
};

/**
 * A text field that shows a check mark after it was left with a value that has no error, until it is changed again.
 * The mark is for the eyes only: to a screen reader a field is valid unless it says that it is not.
 */
export function CheckedInput({ isFine = true, onBlur, ...input }: CheckedInputProps) {
  /** The value that it was left with. */
  const [left, setLeft] = useState("");
  const isChecked = left !== "" && left === input.value && isFine && !input.error;
  return (
    <TextInput
      {...input}
      rightSection={
        isChecked ? (
          <IconCheck size={18} color="var(--color-leaf)" data-checked aria-hidden />
        ) : undefined
      }
      rightSectionPointerEvents="none"
      onBlur={(event) => {
        const { value } = event.currentTarget;
        setLeft(value.trim() === "" ? "" : value);
        onBlur?.(event);
      }}
    />
  );
}
