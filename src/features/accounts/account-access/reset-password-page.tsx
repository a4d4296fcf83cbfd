import "@mantine/core/styles/PasswordInput.layer.css";
import { Button } from "@mantine/core";
import { z } from "zod";
import { passwordField } from "#shared/accounts/registration.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { PasswordField } from "#client/ui/fields/password-field.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { CardPage } from "#client/ui/page/card-page.tsx";

const schema = z.object({ password: passwordField });

/** Where the link of a reset email leads. */
export function ResetPasswordPage({ token = "" }: { token?: string }) {
  const { field, onSubmit, refuse } = useShortForm(schema, { password: "" });
  const changeSession = useChangeSession();
  const reset = trpc.accounts.resetPassword.useMutation({
    meta: { failureTitle: "That did not work", fallback: "Please try again in a moment." },
    onSuccess: () => changeSession(null),
    onError: refuse,
  });
  if (reset.isSuccess) {
    return (
      <CardPage
        title="Your new password is set"
        text="You are signed out everywhere. Please sign in with the new password."
      >
        <PillLink to="/auth">Sign in</PillLink>
      </CardPage>
    );
  }
  if (!token || failureOf(reset.error)?.code === "not_found") {
    return (
      <CardPage
        title="This link no longer works"
        text="Links to a new password work once, for an hour."
      >
        <PillLink to="/forgot-password">Ask for a new link</PillLink>
      </CardPage>
    );
  }
  return (
    <CardPage title="Choose a new password" text="You will be signed out on all devices.">
      <form
        method="post"
        noValidate
        onSubmit={onSubmit(({ password }) => reset.mutate({ token, password }))}
      >
        <LiveFields>
          <PasswordField
            label="New password"
            description="At least 8 characters. A few words in a row are easy to remember."
            autoComplete="new-password"
            {...field("password")}
          />
          <Button type="submit" loading={reset.isPending}>
            Save the new password
          </Button>
        </LiveFields>
      </form>
    </CardPage>
  );
}
