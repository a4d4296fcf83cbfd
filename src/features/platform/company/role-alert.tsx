import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { z } from "zod";
import { emailField } from "#shared/fields.ts";
import { spec } from "#messages/spec.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import styles from "./company.module.css";

const schema = z.object({ email: emailField("Please enter a valid email address") });

/** Who leaves an address, and confirms it by email, learns of new roles in the newsletter. */
export function RoleAlert() {
  const { field, onSubmit, refuse } = useShortForm(schema, { email: "" });
  const subscribe = trpc.subscribers.subscribe.useMutation({
    meta: { failureTitle: spec.somethingWrong, fallback: spec.tryLaterSentence },
    onError: refuse,
  });
  if (subscribe.isSuccess) {
    return (
      <p role="status">
        Thank you. Please press the link in the email that we just sent: then we tell you.
      </p>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = new FormData(event.currentTarget).get("website");
    onSubmit(({ email }) => subscribe.mutate({ email, source: "careers", website }))(event);
  };
  return (
    <>
      <p>
        We announce new roles in our newsletter. Leave your address and confirm it; you can leave
        whenever you like.
      </p>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className={styles.alert}
        aria-label="Tell me about new roles"
      >
        <LiveFields>
          <EmailInput {...field("email")} />
          <TrapField />
          <Button type="submit" size="md" loading={subscribe.isPending}>
            Tell me
          </Button>
        </LiveFields>
      </form>
    </>
  );
}
