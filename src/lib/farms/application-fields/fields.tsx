import { farmsFields as m } from "#messages/farms-fields.ts";
import { NativeSelect, type NativeSelectProps, Textarea, type TextareaProps } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Option } from "#shared/farms/farm-options.ts";
import {
  type ApplicationDraft,
  applicationLimits,
} from "#shared/farms/applications/farmer-application.ts";

export type ApplicationForm = UseFormReturnType<ApplicationDraft>;
export type FieldName = keyof ApplicationDraft;

/** What each part of the application gets. */
export type StepProps = {
  form: ApplicationForm;
  field: (name: FieldName) => Record<string, unknown>;
};

type ChoiceFieldProps = NativeSelectProps & { options: readonly Option[] };

/** One of a list, with the phone's own picker. */
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

/** A few sentences, with a count of what there is room for. */
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
