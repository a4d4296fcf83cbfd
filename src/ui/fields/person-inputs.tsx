import { platformParts as m } from "#messages/platform-parts.ts";
import { TextInput, type TextInputProps } from "@mantine/core";
import { limits } from "#shared/platform/limits.ts";

/** An address for mail. Like the others here a browser fills it in, and it takes no more than we keep. */
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

/** A zip code of five digits. */
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

/** What a person is called by. */
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

/** The family name. */
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
