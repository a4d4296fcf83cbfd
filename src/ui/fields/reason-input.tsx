import { TextInput, type TextInputProps } from "@mantine/core";
import { platformTable as m } from "#messages/platform/table.ts";
import { isReason } from "#shared/platform/fields/reason-field.ts";
import { reasonLimits } from "#shared/platform/fields/reason-limits.ts";

type ReasonInputProps = Omit<TextInputProps, "maxLength" | "onChange" | "value"> & {
  value: string;
  onChange: (reason: string) => void;
  /** Whether to say at the field that the reason is missing or too short, with `missing`. */
  isAsked?: boolean;
  missing?: string;
};

/** The reason for an action, for the audit log unless `description` names another reader. */
export function ReasonInput({
  value,
  onChange,
  isAsked = false,
  missing = m.giveReason,
  error,
  ...input
}: ReasonInputProps) {
  return (
    <TextInput
      label={m.reason}
      description={m.recorded}
      {...input}
      maxLength={reasonLimits.most}
      value={value}
      error={isAsked && !isReason(value) ? missing : error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
