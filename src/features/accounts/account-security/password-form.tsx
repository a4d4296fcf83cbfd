import { Button } from "@mantine/core";
import { z } from "zod";
import { accountsSecurity as m } from "#messages/accounts-security.ts";
import { passwordField } from "#shared/accounts/registration.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { NewPasswordField, PasswordField } from "#client/ui/fields/password-field.tsx";

const schema = z.object({
  password: z.string().min(1, { error: () => m.enterPassword }),
  newPassword: passwordField,
});

/** Changes the password; requires the current one. */
export function PasswordForm() {
  const { form, field, onSubmit, refuse } = useShortForm(schema, { password: "", newPassword: "" });
  const changeSession = useChangeSession();
  const change = trpc.accounts.changePassword.useMutation({
    meta: { failureTitle: m.passwordStays },
    onError: refuse,
    onSuccess: (user) => {
      form.reset();
      changeSession(user);
      notify.success(m.passwordChanged, m.othersOut);
    },
  });
  return (
    <form
      method="post"
      noValidate
      aria-label={m.changePassword}
      onSubmit={onSubmit((values) => change.mutate(values))}
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
