import { TextInput } from "@mantine/core";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { FieldProps } from "./fields.tsx";

/** What each van takes, typed as one text in the order of their numbers. */
export function VanCratesField({ settings, error, onChange }: FieldProps) {
  return (
    <TextInput
      {...m.vanCrates}
      maw={400}
      defaultValue={settings.vanCrates.join(" ")}
      error={error}
      onChange={(event) => {
        const typed = event.currentTarget.value.split(/[\s,]+/).filter(Boolean);
        onChange({ vanCrates: typed.map(Number) });
      }}
    />
  );
}
