import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import { Button, Stepper, Title } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useHydrated } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { APPLICATION_STEPS } from "#shared/farms/applications/farmer-application.ts";
import { BasicInformation } from "#client/lib/farms/application-fields/basic-information.tsx";
import { FarmDetails } from "#client/lib/farms/application-fields/farm-details.tsx";
import { AcceptTerms, FinalSteps } from "#client/lib/farms/application-fields/final-steps.tsx";
import { OutcomeNote, RestoredNote } from "./notes.tsx";
import { useApplication } from "./use-application.ts";
import { useSubmit } from "./use-submit.ts";
import styles from "./application-form.module.css";

const STEPS = [BasicInformation, FarmDetails, FinalSteps] as const;
/** The application in three steps (spec section 4). */
export function ApplicationForm() {
  const application = useApplication();
  const { form, step, isLast } = application;
  const { outcome, isSending, send } = useSubmit({
    onSent: application.start,
    onRefused: application.showErrors,
  });
  const Fields = STEPS[step] ?? BasicInformation;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!isLast) return application.next();
    const errors = application.allErrors();
    if (Object.keys(errors).length > 0) return application.showErrors(errors);
    void send(form.getValues());
  }

  return (
    <div className={styles.card}>
      <StepList step={step} onBack={application.back} />
      <OutcomeNote outcome={outcome} isFirst={step === 0} />
      {application.isRestored ? <RestoredNote onStartOver={application.start} /> : null}
      <form method="post" noValidate onSubmit={onSubmit} aria-labelledby="application-step">
        <Title order={2} id="application-step" tabIndex={-1} data-step-heading>
          {APPLICATION_STEPS[step]?.title}
        </Title>
        <p className={styles.hint}>{m.hints[step]}</p>
        <fieldset className={styles.fields} disabled={!useHydrated() || isSending}>
          <Fields field={application.field} form={form} />
          {isLast ? <AcceptTerms field={application.field} form={form} /> : null}
          <div className={styles.buttons}>
            {step > 0 ? (
              <Button variant="default" onClick={application.previous}>
                {m.previousStep}
              </Button>
            ) : null}
            <Button
              type="submit"
              className={styles.onward}
              rightSection={isLast ? null : <IconArrowRight size={18} aria-hidden />}
            >
              {isLast ? (isSending ? m.submitting : m.submit) : m.nextStep}
            </Button>
          </div>
        </fieldset>
      </form>
    </div>
  );
}

type StepListProps = { step: number; onBack: (to: number) => void };

/** The current step. Completed steps link back, like the Previous button. */
function StepList({ step, onBack }: StepListProps) {
  return (
    <Stepper
      active={step}
      onStepClick={onBack}
      allowNextStepsSelect={false}
      size="sm"
      className={styles.stepper}
      classNames={{
        steps: styles.steps ?? "",
        step: styles.step ?? "",
        stepBody: styles.stepBody ?? "",
        separator: styles.separator ?? "",
      }}
    >
      {APPLICATION_STEPS.map(({ title }, at) => (
        <Stepper.Step
          key={title}
          label={title}
          type="button"
          {...(at === step && { "aria-current": "step" })}
          disabled={at > step}
        />
      ))}
    </Stepper>
  );
}
