import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { z } from "zod";
import { platformCareers as m } from "#messages/platform/company/careers.ts";
import { emailField } from "#shared/fields.ts";
import { spec } from "#messages/spec.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { trapOf } from "#client/ui/fields/trap-of.ts";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import styles from "./company.module.css";

const schema = z.object({ email: emailField() });

/** Signs up for news of open roles: a confirmed address receives the newsletter, which announces them. */
export function RoleAlert() {
  const { field, onSubmit, refuse } = useShortForm(schema, { email: "" });
  const subscribe = trpc.subscribers.subscribe.useMutation({
    meta: { failureTitle: spec.somethingWrong, fallback: spec.tryLaterSentence },
    onError: refuse,
  });
  if (subscribe.isSuccess) {
    return <p role="status">{m.thanks}</p>;
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = trapOf(event);
    onSubmit(({ email }) => subscribe.mutate({ email, source: "careers", website }))(event);
  };
  return (
    <>
      <p>{m.announced}</p>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className={styles.alert}
        aria-label={m.alertForm}
      >
        <LiveFields>
          <EmailInput {...field("email")} />
          <TrapField />
          <Button type="submit" size="md" loading={subscribe.isPending}>
            {m.tellMe}
          </Button>
        </LiveFields>
      </form>
    </>
  );
}
