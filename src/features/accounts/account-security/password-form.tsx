import { Button } from "@mantine/core";
import { z } from "zod";
import { passwordField } from "#shared/accounts/registration.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { PasswordField } from "#client/ui/fields/password-field.tsx";

const schema = z.object({
  password: z.string().min(1, "Please enter your password"),
  newPassword: passwordField,
});

/** Another password, with the one before. */
export function PasswordForm() {
  const { form, field, onSubmit, refuse } = useShortForm(schema, { password: "", newPassword: "" });
  const changeSession = useChangeSession();
  const change = trpc.accounts.changePassword.useMutation({
    meta: { failureTitle: "Your password stays as it was" },
    onError: refuse,
    onSuccess: (user) => {
      form.reset();
      changeSession(user);
      notify.success("Your password is changed", "Other devices are signed out.");
    },
  });
  return (
    <form
      method="post"
      noValidate
      aria-label="Change password"
      onSubmit={onSubmit((values) => change.mutate(values))}
    >
      <LiveFields>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          key={form.key("password")}
          {...field("password")}
        />
        <PasswordField
          label="New password"
          description="At least 8 characters. A few words in a row are easy to remember."
          autoComplete="new-password"
          key={form.key("newPassword")}
          {...field("newPassword")}
        />
        <Button type="submit" w="fit-content" loading={change.isPending}>
          Change password
        </Button>
      </LiveFields>
    </form>
  );
}
