import { farmsFields as m } from "#messages/farms/fields.ts";
import { NativeSelect, type NativeSelectProps, Textarea, type TextareaProps } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Option } from "#shared/farms/farm-options.ts";
import {
  type ApplicationDraft,
  applicationLimits,
} from "#shared/farms/applications/farmer-application.ts";

export type ApplicationForm = UseFormReturnType<ApplicationDraft>;
export type FieldName = keyof ApplicationDraft;

/** Props of each step of the application. */
export type StepProps = {
  form: ApplicationForm;
  field: (name: FieldName) => Record<string, unknown>;
};

type ChoiceFieldProps = NativeSelectProps & { options: readonly Option[] };

/** A choice from a list, using the phone's native picker. */
export function ChoiceField({ options, ...props }: ChoiceFieldProps) {
  return (
    <NativeSelect
      required
      data={[{ value: "", label: m.chooseOne, disabled: true }, ...options]}
      {...props}
    />
  );
}

type StoryFieldProps = TextareaProps & { length: number };

/** A few sentences, with a character count. */
export function StoryField({ length, description, ...props }: StoryFieldProps) {
  return (
    <Textarea
      required
      maxRows={10}
      maxLength={applicationLimits.longText}
      description={
        <>
          {description} {m.room(length, applicationLimits.longText)}
        </>
      }
      {...props}
    />
  );
}
