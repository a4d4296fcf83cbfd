import "@mantine/core/styles/PasswordInput.layer.css";
import { Button } from "@mantine/core";
import { z } from "zod";
import { accountsAccess as m } from "#messages/accounts/access.ts";
import { passwordField } from "#shared/accounts/registration.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { failureMessage, failureOf, trpc } from "#client/lib/api/trpc.ts";
import { isUsedLink } from "#client/lib/pages/secret-link.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { NewPasswordField } from "#client/ui/fields/password-field.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";

const schema = z.object({ password: passwordField });

/** The target of the link in a password reset email. */
export function ResetPasswordPage({ token = "" }: { token?: string }) {
  const { field, onSubmit, refuse } = useShortForm(schema, { password: "" });
  const changeSession = useChangeSession();
  const reset = trpc.accounts.resetPassword.useMutation({
    meta: { failureTitle: m.didNotWork, fallback: m.tryAgain },
    onSuccess: () => changeSession(null),
    onError: refuse,
  });
  if (reset.isSuccess || isUsedLink(reset.error)) {
    const text = reset.isSuccess ? m.passwordSetText : failureMessage(reset.error);
    return (
      <CardPage title={m.passwordSet} text={text}>
        <PillLink to="/auth">{m.signIn}</PillLink>
      </CardPage>
    );
  }
  if (!token || failureOf(reset.error)?.code === "not_found") {
    return (
      <CardPage title={m.linkOver} text={m.resetLinkOver}>
        <PillLink to="/forgot-password">{m.newLink}</PillLink>
      </CardPage>
    );
  }
  return (
    <CardPage title={m.choosePassword} text={m.choosePasswordText}>
      <form
        method="post"
        noValidate
        onSubmit={onSubmit(({ password }) => reset.mutate({ token, password }))}
      >
        <LiveFields>
          <NewPasswordField
            label={m.newPassword}

            {...field("password")}
          />
          <Button type="submit" loading={reset.isPending}>
            {m.savePassword}
          </Button>
        </LiveFields>
      </form>
    </CardPage>
  );
}
