import { Button, TextInput } from "@mantine/core";
import { profileSchema } from "#shared/accounts/profile.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { FirstNameInput, LastNameInput } from "#client/ui/fields/person-inputs.tsx";

/** Name, zip code and phone. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const changeSession = useChangeSession();
  const { field, onSubmit, refuse } = useShortForm(profileSchema, {
    firstName: user.firstName,
    lastName: user.lastName,
    zipCode: user.zipCode ?? "",
    phoneNumber: user.phoneNumber ?? "",
  });
  const change = trpc.accounts.changeProfile.useMutation({
    meta: { failureTitle: "Your profile stays as it was" },
    onError: refuse,
    onSuccess: (changed) => {
      changeSession(changed);
      notify.success("Your profile is saved");
    },
  });
  return (
    <form
      method="post"
      noValidate
      aria-label="Profile"
      onSubmit={onSubmit((values) => change.mutate(values))}
    >
      <LiveFields>
        <FirstNameInput {...field("firstName")} />
        <LastNameInput {...field("lastName")} />
        <TextInput label="Zip code (optional)" autoComplete="postal-code" {...field("zipCode")} />
        <TextInput
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          {...field("phoneNumber")}
        />
        <Button type="submit" w="fit-content" loading={change.isPending}>
          Save
        </Button>
      </LiveFields>
    </form>
  );
}
