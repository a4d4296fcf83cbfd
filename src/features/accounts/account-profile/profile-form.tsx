import { Button, TextInput } from "@mantine/core";
import { accountsProfile as m } from "#messages/accounts/profile.ts";
import { profileSchema } from "#shared/accounts/profile.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
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
    meta: { failureTitle: m.profileStays },
    onError: refuse,
    onSuccess: (changed) => {
      changeSession(changed);
      notify.success(m.profileSaved);
    },
  });
  return (
    <form
      method="post"
      noValidate
      aria-label={m.profile}
      onSubmit={onSubmit((values) => change.mutate(values))}
    >
      <LiveFields>
        <FirstNameInput {...field("firstName")} />
        <LastNameInput {...field("lastName")} />
        <TextInput label={m.zipOptional} autoComplete="postal-code" {...field("zipCode")} />
        <TextInput
          label={m.phoneOptional}
          type="tel"
          autoComplete="tel"
          {...field("phoneNumber")}
        />
        <Button type="submit" w="fit-content" loading={change.isPending}>
          {m.save}
        </Button>
      </LiveFields>
    </form>
  );
}
