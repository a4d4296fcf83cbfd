import { Button, Text, Title } from "@mantine/core";
import { z } from "zod";
import { emailField } from "#shared/fields.ts";
import { spec } from "#messages/spec.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";

const schema = z.object({ email: emailField("Please enter a valid email address") });

/** All founding places are taken. Nothing watches for one that comes free: the form offers the newsletter. */
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
          One more step
        </Title>
        <Text mt="sm">
          Please press the link in the email we just sent. It signs you up for our newsletter.
        </Text>
      </div>
    );
  }
  const submit = onSubmit(({ email }) => subscribe.mutate({ email, source: "waitlist" }));
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="waiting-title">
      <LiveFields>
        <Title order={2} size="h3" id="waiting-title">
          All founding places are taken
        </Title>
        <Text>Places open up now and then, so check back. Or sign up for our newsletter.</Text>
        <EmailInput {...field("email")} />
        <Button type="submit" size="lg" fullWidth loading={subscribe.isPending}>
          Sign up for the newsletter
        </Button>
      </LiveFields>
    </form>
  );
}
