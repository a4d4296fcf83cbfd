import { farmsApplicant as m } from "#messages/farms/applying/applicant.ts";
import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import type { FormEvent } from "react";
import { formatDayLong } from "#shared/time.ts";
import { BasicInformation } from "#client/lib/farms/application-fields/basic-information.tsx";
import { FarmDetails } from "#client/lib/farms/application-fields/farm-details.tsx";
import { FinalSteps } from "#client/lib/farms/application-fields/final-steps.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { type ApplicationToChange, useChanges } from "./use-changes.ts";
import styles from "./applicant.module.css";

type ChangesFormProps = { application: ApplicationToChange; token: string | undefined };

/** What we asked for above the answers, all of which can be changed, and one button to send them. */
export function ChangesForm({ application, token }: ChangesFormProps) {
  const { form, field, failure, isSending, sent, send } = useChanges(application, token);
  if (sent) return <Sent dueOn={sent.reviewDueOn} farmName={form.values.farmName} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) send();
  };
  return (
    <>
      <section className={styles.question} aria-label={m.whatWeAsk}>
        <Title order={2} size="h4">
          {m.whatWeNeed}
        </Title>
        <p className={styles.words}>{application.message}</p>
        <p className={styles.hint}>{m.canChangeAll}</p>
      </section>
      <form
        method="post"
        noValidate
        onSubmit={onSubmit}
        aria-label={m.yourAnswers}
        className={styles.card}
      >
        <LiveFields>
          <BasicInformation form={form} field={field} />
          <FarmDetails form={form} field={field} />
          <FinalSteps form={form} field={field} />
          {failure ? (
            <Alert color="clay" role="alert" title={m.notSent}>
              {failure}
            </Alert>
          ) : null}
          <Button type="submit" loading={isSending}>
            {m.sendAgain}
          </Button>
        </LiveFields>
      </form>
    </>
  );
}

/** The outcome, shown in place of the form. */
export function Sent({ dueOn, farmName }: { dueOn: string; farmName: string }) {
  return (
    <Stack gap="sm" className={styles.card} role="status">
      <Title order={2} size="h3">
        {m.haveChanges(farmName)}
      </Title>
      <Text>{m.willReadNext(formatDayLong(dueOn))}</Text>
    </Stack>
  );
}
