import { Button } from "@mantine/core";
import { z } from "zod";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import { passwordField } from "#shared/accounts/registration.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { NewPasswordField, PasswordField } from "#client/ui/fields/password-field.tsx";
import { useChangePassword } from "./use-change-password.ts";

const schema = z.object({
  password: z.string().min(1, { error: () => m.enterPassword }),
  newPassword: passwordField,
});

/** Changes the password; requires the current one. */
export function PasswordForm() {
  const { form, field, onSubmit, refuse } = useShortForm(schema, { password: "", newPassword: "" });
  const change = useChangePassword({ onDone: () => form.reset(), onRefused: refuse });
  return (
    <form
      method="post"
      noValidate
      aria-label={m.changePassword}
      onSubmit={onSubmit((values) => void change.send(values))}
    >
      <LiveFields>
        <PasswordField
          label={m.currentPassword}
          autoComplete="current-password"
          key={form.key("password")}
          {...field("password")}
        />
        <NewPasswordField
          label={m.newPassword}

          key={form.key("newPassword")}
          {...field("newPassword")}
        />
        <Button type="submit" w="fit-content" loading={change.isPending}>
          {m.changePassword}
        </Button>
      </LiveFields>
    </form>
  );
}
