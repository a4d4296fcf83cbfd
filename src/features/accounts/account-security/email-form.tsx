import { Button, Stack, Text, TextInput } from "@mantine/core";
import { z } from "zod";
import { emailField } from "#shared/fields.ts";
import { formatInstant } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { SendLinkAgain } from "#client/lib/platform/send-link-again.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";

const schema = z.object({ email: emailField("Please enter a valid email address") });

/** The account's address: whether it is proven, and how it becomes another one. */
export function EmailForm({ user }: { user: SessionUser }) {
  const { form, field, onSubmit, refuse } = useShortForm(schema, { email: "" });
  const utils = trpc.useUtils();
  const pending = trpc.accounts.pendingEmail.useQuery(undefined, { refetchOnMount: "always" });
  const change = trpc.accounts.requestEmailChange.useMutation({
    meta: { failureTitle: "Your address stays as it was" },
    onError: refuse,
    onSuccess: async () => {
      form.reset();
      await utils.accounts.pendingEmail.invalidate();
      notify.success("Check your email", "Open the link we sent to switch to the new address.");
    },
  });
  return (
    <Stack>
      <Text style={{ overflowWrap: "anywhere" }}>
        {user.email}, {user.emailVerified ? "confirmed" : "not confirmed yet"}.
      </Text>
      {user.emailVerified ? null : <SendLinkAgain />}
      {pending.data ? (
        <Text role="status" style={{ overflowWrap: "anywhere" }}>
          You asked to change it to <strong>{pending.data.email}</strong>. Use the link in the email
          to that address before {formatInstant(pending.data.until)}; until then nothing changes.
        </Text>
      ) : null}
      <form
        method="post"
        noValidate
        aria-label="Change email"
        onSubmit={onSubmit((values) => change.mutate(values))}
      >
        <LiveFields>
          <TextInput
            label="New email"
            type="email"
            autoComplete="email"
            key={form.key("email")}
            {...field("email")}
          />
          <Button type="submit" variant="default" w="fit-content" loading={change.isPending}>
            Change email
          </Button>
        </LiveFields>
      </form>
    </Stack>
  );
}
