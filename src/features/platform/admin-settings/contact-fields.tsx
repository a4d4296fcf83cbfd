import { Textarea, TextInput, type TextInputProps } from "@mantine/core";
import type { Settings } from "#shared/platform/settings.ts";
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
    label: "Business name",
    description:
      "Who customers buy from: shown in the footer, in emails, on receipts and in the terms",
    autoComplete: "organization",
  }),
  textField("contactEmail", {
    label: "Contact email",
    description: "Messages from the contact page and replies to our emails come here",
    type: "email",
    autoComplete: "email",
  }),
  textField("contactPhone", { label: "Phone", type: "tel", autoComplete: "tel" }),
  textField("contactStreet", { label: "Street and number", autoComplete: "address-line1" }),
  textField("contactCity", { label: "City", autoComplete: "address-level2" }),
  textField("contactState", {
    label: "State",
    description: "Two letters",
    autoComplete: "address-level1",
    maw: 140,
  }),
  textField("contactZip", { label: "Zip code", autoComplete: "postal-code", maw: 140 }),
  linesField("openingHours", {
    label: "Opening hours",
    description: "One line for days with the same hours, such as Mon-Fri 9am-6pm",
  }),
  linesField("socialLinks", {
    label: "Pages on social networks",
    description: "One address per line, linked in the footer. Leave it empty for no links",
  }),
];
