import { Button } from "@mantine/core";
import { z } from "zod";
import { accountsAccess as m } from "#messages/accounts/access.ts";
import { emailField } from "#shared/fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";

const schema = z.object({ email: emailField() });

/** Requests a password reset link. The response never reveals whether the account exists. */
export function ForgotPasswordPage() {
  const { field, onSubmit, refuse } = useShortForm(schema, { email: "" });
  const ask = trpc.accounts.requestReset.useMutation({
    meta: { failureTitle: m.didNotWork, fallback: m.tryAgain },
    onError: refuse,
  });
  if (ask.isSuccess) {
    return (
      <CardPage title={m.checkEmail} text={m.linkOnItsWay}>
        <TextLink href="/auth">{m.backToSignIn}</TextLink>
      </CardPage>
    );
  }
  return (
    <CardPage title={m.forgot} text={m.forgotText}>
      <form method="post" noValidate onSubmit={onSubmit((values) => ask.mutate(values))}>
        <LiveFields>
          <EmailInput {...field("email")} />
          <Button type="submit" loading={ask.isPending}>
            {m.sendLink}
          </Button>
          <TextLink href="/auth">{m.backToSignIn}</TextLink>
        </LiveFields>
      </form>
    </CardPage>
  );
}
