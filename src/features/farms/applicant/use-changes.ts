import { farmsApplicant as m } from "#messages/farms/applying/applicant.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { changedAnswers } from "#shared/farms/applications/application-admin.ts";
import {
  APPLICATION_STEPS,
  type ApplicationDraft,
  EMPTY_APPLICATION,
  stepErrors,
} from "#shared/farms/applications/farmer-application.ts";
import type { FieldName } from "#client/lib/farms/application-fields/fields.tsx";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type ApplicationToChange = NonNullable<
  Outputs["farms"]["applications"]["toChange"]["toChange"]
>;

/** The form for an application's answers, and the mutation that resubmits them. */
export function useChanges(application: ApplicationToChange, token: string | undefined) {
  const form = useForm<ApplicationDraft>({ initialValues: draftOf(application) });
  const [failure, setFailure] = useState<string | null>(null);
  const show = (errors: Record<string, string>) => {
    form.setErrors(errors);
    const [first] = Object.keys(errors);
    if (first) document.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const resubmit = trpc.farms.applications.resubmit.useMutation({
    meta: { silent: true },
    onError: (error) => {
      setFailure(failureMessage(error, m.nothingLost));
      show(refusedFields(error));
    },
  });
  return {
    form,
    failure,
    isSending: resubmit.isPending,
    sent: resubmit.data ?? null,
    send() {
      setFailure(null);
      const errors = allErrors(form.getValues());
      if (Object.keys(errors).length > 0) return show(errors);
      const answers = changedAnswers.parse(form.getValues());
      resubmit.mutate({ ...answers, ...(token !== undefined && { token }) });
    },
    field: (name: FieldName) => ({
      ...form.getInputProps(name),
      name,
      "data-field": name,
      ...(name === "email" && { readOnly: true }),
    }),
  };
}

function allErrors(draft: ApplicationDraft): Record<string, string> {
  return Object.assign({}, ...APPLICATION_STEPS.map((_, step) => stepErrors(step, draft)));
}

/** The terms were accepted with the first submission. */
function draftOf(application: ApplicationToChange): ApplicationDraft {
  const { otherCertification, ...answers } = application;
  const fields = Object.keys(EMPTY_APPLICATION) as FieldName[];
  const kept = { ...answers, otherCertification: otherCertification ?? "", acceptTerms: true };
  return Object.fromEntries(fields.map((field) => [field, kept[field]])) as ApplicationDraft;
}
