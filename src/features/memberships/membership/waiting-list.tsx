import { Button, Text, Title } from "@mantine/core";
import { z } from "zod";
import { membershipsFounding as m } from "#messages/memberships/founding.ts";
import { emailField } from "#shared/fields.ts";
import { spec } from "#messages/spec.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";

const schema = z.object({ email: emailField() });

/**
 * Shown when all founding places are taken. There is no notification for freed places; the form offers the
 * newsletter.
 */
export function WaitingList() {
  const { field, onSubmit, refuse } = useShortForm(schema, { email: "" });
  const subscribe = trpc.subscribers.subscribe.useMutation({
    meta: { failureTitle: spec.somethingWrong, fallback: spec.tryLaterSentence },
    onError: refuse,
  });
  if (subscribe.isSuccess) {
    return (
      <div role="status">
        <Title order={2} size="h3">
          {m.oneMoreStep}
        </Title>
        <Text mt="sm">{m.pressLink}</Text>
      </div>
    );
  }
  const submit = onSubmit(({ email }) => subscribe.mutate({ email, source: "waitlist" }));
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="waiting-title">
      <LiveFields>
        <Title order={2} size="h3" id="waiting-title">
          {m.allTaken}
        </Title>
        <Text>{m.allTakenText}</Text>
        <EmailInput {...field("email")} />
        <Button type="submit" size="lg" fullWidth loading={subscribe.isPending}>
          {m.signUp}
        </Button>
      </LiveFields>
    </form>
  );
}
