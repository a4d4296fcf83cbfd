import { Button, Stack, Text, TextInput } from "@mantine/core";
import { z } from "zod";
import { Rich } from "#client/ui/rich.tsx";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import { emailField } from "#shared/fields.ts";
import { formatInstant } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { SendLinkAgain } from "#client/lib/platform/send-link-again.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";

const schema = z.object({ email: emailField() });

/** The account's email address: whether it is verified, and the form to change it. */
export function EmailForm({ user }: { user: SessionUser }) {
  const { form, field, onSubmit, refuse } = useShortForm(schema, { email: "" });
  const utils = trpc.useUtils();
  const pending = trpc.accounts.pendingEmail.useQuery(undefined, { refetchOnMount: "always" });
  const change = trpc.accounts.requestEmailChange.useMutation({
    meta: { failureTitle: m.addressStays },
    onError: refuse,
    onSuccess: async () => {
      form.reset();
      await utils.accounts.pendingEmail.invalidate();
      notify.success(m.checkEmail, m.openLink);
    },
  });
  return (
    <Stack>
      <Text style={{ overflowWrap: "anywhere" }}>
        {(user.emailVerified ? m.addressConfirmed : m.addressUnconfirmed)(user.email)}
      </Text>
      {user.emailVerified ? null : <SendLinkAgain />}
      {pending.data ? (
        <Text role="status" style={{ overflowWrap: "anywhere" }}>
          <Rich>
            {m.askedToChange(
              (words) => (
                <strong>{words}</strong>
              ),
              pending.data.email,
              formatInstant(pending.data.until),
            )}
          </Rich>
        </Text>
      ) : null}
      <form
        method="post"
        noValidate
        aria-label={m.changeEmail}
        onSubmit={onSubmit((values) => change.mutate(values))}
      >
        <LiveFields>
          <TextInput
            label={m.newEmail}
            type="email"
            autoComplete="email"
            key={form.key("email")}
            {...field("email")}
          />
          <Button type="submit" variant="default" w="fit-content" loading={change.isPending}>
            {m.changeEmail}
          </Button>
        </LiveFields>
      </form>
    </Stack>
  );
}
