import { Textarea, TextInput, type TextInputProps } from "@mantine/core";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { FieldProps, SettingField } from "./fields.tsx";

type TextKey = {
  [Key in keyof Settings]: Settings[Key] extends string ? Key : never;
}[keyof Settings];
type TextOptions = Pick<TextInputProps, "label" | "description" | "type" | "autoComplete" | "maw">;

function textField(key: TextKey, options: TextOptions): SettingField {
  const Field = ({ settings, error, onChange }: FieldProps) => (
    <TextInput
      maw={420}
      {...options}
      value={settings[key]}
      error={error}
      onChange={(event) => onChange({ [key]: event.currentTarget.value })}
    />
  );
  return { key, Field };
}

type LinesKey = "openingHours" | "socialLinks";

/** A list with one entry a line. */
function linesField(key: LinesKey, words: { label: string; description: string }): SettingField {
  const Field = ({ settings, error, onChange }: FieldProps) => (
    <Textarea
      {...words}
      autosize
      minRows={2}
      maw={420}
      defaultValue={settings[key].join("\n")}
      error={error}
      onChange={(event) => onChange({ [key]: linesOf(event.currentTarget.value) })}
    />
  );
  return { key, Field };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Who answers customers, where and when. */
export const CONTACT_FIELDS: readonly SettingField[] = [
  textField("businessName", {
    ...m.businessName,
    autoComplete: "organization",
  }),
  textField("contactEmail", {
    ...m.contactEmail,
    type: "email",
    autoComplete: "email",
  }),
  textField("contactPhone", { label: m.phone, type: "tel", autoComplete: "tel" }),
  textField("contactStreet", { label: m.streetAndNumber, autoComplete: "address-line1" }),
  textField("contactCity", { label: m.city, autoComplete: "address-level2" }),
  textField("contactState", {
    ...m.state,
    autoComplete: "address-level1",
    maw: 140,
  }),
  textField("contactZip", { label: m.zip, autoComplete: "postal-code", maw: 140 }),
  linesField("openingHours", m.hours),
  linesField("socialLinks", m.social),
];
