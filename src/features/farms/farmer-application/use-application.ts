import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import {
  APPLICATION_STEPS,
  type ApplicationDraft,
  EMPTY_APPLICATION,
  readDraft,
  stepErrors,
  stepOfField,
} from "#shared/farms/applications/farmer-application.ts";
import { moveWizard, type WizardEvent } from "#shared/platform/wizard.ts";
import type { ApplicationForm, FieldName } from "#client/lib/farms/application-fields/fields.tsx";
import {
  clearDraft,
  loadDraft,
  saveDraft,
} from "#client/lib/farms/application-fields/draft-storage.ts";

const LAST = APPLICATION_STEPS.length - 1;

/** The three-step form: navigation, validation per step, and the draft saved in this browser. */
export function useApplication() {
  const form = useForm<ApplicationDraft>({ initialValues: EMPTY_APPLICATION });
  const [step, setStep] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const focusOn = useFocus();

  const move = (event: WizardEvent) => {
    const next = moveWizard(step, event, LAST);
    form.clearErrors();
    if (next !== step) focusOn(null);
    setStep(next);
  };

  /** Shows the errors, at the step of the first one. */
  const showErrors = (errors: Record<string, string>) => {
    const [first] = Object.keys(errors);
    if (first === undefined) return;
    form.setErrors(errors);
    setStep(stepOfField(first));
    focusOn(first);
  };

  const start = () => {
    clearDraft();
    form.reset();
    setRestored(false);
    move({ type: "reset" });
  };

  useDraft(form, step, (saved) => {
    form.setValues(saved.draft);
    setStep(moveWizard(0, { type: "go", step: saved.step }, LAST));
    setRestored(true);
  });

  return {
    form,
    step,
    isRestored,
    isLast: step === LAST,
    start,
    showErrors,
    next: () => {
      const errors = stepErrors(step, form.getValues());
      if (Object.keys(errors).length > 0) showErrors(errors);
      else move({ type: "next", valid: true });
    },
    previous: () => move({ type: "previous" }),
    back: (to: number) => move({ type: "go", step: Math.min(to, step) }),
    /** The errors of all steps, in step order, for the final submit. */
    allErrors: () =>
      Object.assign({}, ...APPLICATION_STEPS.map((_, at) => stepErrors(at, form.getValues()))),
    field: (name: FieldName) => fieldProps(form, step, name),
  };
}

/** Validates a field on blur once it has input; the next keystroke clears its error. */
function fieldProps(form: ApplicationForm, step: number, name: FieldName) {
  const { onBlur, ...props } = form.getInputProps(name);
  return {
    ...props,
    name,
    "data-field": name,
    onBlur: (event: unknown) => {
      onBlur?.(event);
      const error = stepErrors(step, form.getValues())[name];
      if (error && form.getValues()[name]) form.setFieldError(name, error);
    },
  };
}

/** Moves the focus to a field, or without one to the heading of the step that just appeared. */
function useFocus() {
  const [target, setTarget] = useState<{ field: string | null } | null>(null);
  useEffect(() => {
    if (!target) return;
    const wanted = target.field ? `[data-field="${target.field}"]` : "[data-step-heading]";
    document.querySelector<HTMLElement>(wanted)?.focus();
  }, [target]);
  return (field: string | null) => setTarget({ field });
}

/** Restores the draft once, then saves it after every change. */
function useDraft(
  form: ApplicationForm,
  step: number,
  restore: (saved: NonNullable<ReturnType<typeof loadDraft>>) => void,
) {
  const isReady = useRef(false);
  const onRestore = useRef(restore);
  useEffect(() => {
    const saved = loadDraft(readDraft);
    if (saved) onRestore.current(saved);
  }, []);
  const draft = form.values;
  useEffect(() => {
    // The first run sees the empty form that the server rendered.
    if (isReady.current && draft !== EMPTY_APPLICATION) saveDraft({ draft, step });
    isReady.current = true;
  }, [draft, step]);
}
