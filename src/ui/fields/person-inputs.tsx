import { platformParts as m } from "#messages/platform/parts.ts";
import { TextInput, type TextInputProps } from "@mantine/core";
import { limits } from "#shared/platform/limits.ts";

/** An email field. Like the others here, it supports autofill and limits the length to what we store. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      label={m.email}
      type="email"
      autoComplete="email"
      maxLength={limits.email}
      {...props}
    />
  );
}

/** A five-digit zip code. */
export function ZipInput(props: TextInputProps) {
  return (
    <TextInput
      label={m.zipCode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={5}
      {...props}
    />
  );
}

/** A first name. */
export function FirstNameInput(props: TextInputProps) {
  return (
    <TextInput
      label={m.firstName}
      autoComplete="given-name"
      maxLength={limits.personName}
      {...props}
    />
  );
}

/** A last name. */
export function LastNameInput(props: TextInputProps) {
  return (
    <TextInput
      label={m.lastName}
      autoComplete="family-name"
      maxLength={limits.personName}
      {...props}
    />
  );
}
