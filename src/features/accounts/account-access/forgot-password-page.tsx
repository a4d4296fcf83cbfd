import { Button } from "@mantine/core";
import { z } from "zod";
import { emailField } from "#shared/fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import { CardPage } from "#client/ui/page/card-page.tsx";

const schema = z.object({ email: emailField("Please enter a valid email address") });

/** Asks for a link to a new password. Its answer never reveals whether there is an account. */
export function ForgotPasswordPage() {
  const { field, onSubmit, refuse } = useShortForm(schema, { email: "" });
  const ask = trpc.accounts.requestReset.useMutation({
    meta: { failureTitle: "That did not work", fallback: "Please try again in a moment." },
    onError: refuse,
  });
  if (ask.isSuccess) {
    return (
      <CardPage
        title="Check your email"
        text="If there is an account with this email, a link to choose a new password is on its way. It works for an hour."
      >
        <TextLink href="/auth">Back to sign-in</TextLink>
      </CardPage>
    );
  }
  return (
    <CardPage title="Forgot your password?" text="We will email you a link to choose a new one.">
      <form method="post" noValidate onSubmit={onSubmit((values) => ask.mutate(values))}>
        <LiveFields>
          <EmailInput {...field("email")} />
          <Button type="submit" loading={ask.isPending}>
            Send me the link
          </Button>
          <TextLink href="/auth">Back to sign-in</TextLink>
        </LiveFields>
      </form>
    </CardPage>
  );
}
