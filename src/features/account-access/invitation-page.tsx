import { Button, TextInput } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { acceptanceFields } from "#shared/invitation.ts";
import { useChangeSession } from "#client/lib/session.ts";
import { trpc } from "#client/lib/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/live-fields.tsx";
import { PasswordField } from "#client/ui/password-field.tsx";
import { CardPage } from "./card-page.tsx";

const EMPTY = { firstName: "", lastName: "", username: "", password: "" };

/** Where somebody who was invited makes the account. */
export function InvitationPage({ token = "" }: { token?: string }) {
  const invitation = trpc.invitations.read.useQuery({ token });
  if (invitation.isPending) return <CardPage title="Your invitation" text="One moment." />;
  if (!invitation.data) {
    return (
      <CardPage
        title="This invitation no longer works"
        text="Invitations work once, for a week. Please ask for a new one."
      />
    );
  }
  return (
    <CardPage
      title="Welcome to the team"
      text={`Your account will be for ${invitation.data.email}. Choose how you sign in.`}
    >
      <AcceptForm token={token} />
    </CardPage>
  );
}

function AcceptForm({ token }: { token: string }) {
  const { field, onSubmit, refuse } = useShortForm(acceptanceFields, EMPTY);
  const changeSession = useChangeSession();
  const router = useRouter();
  const accept = trpc.invitations.accept.useMutation({
    meta: { failureTitle: "That did not work", fallback: "Please try again in a moment." },
    onError: refuse,
    onSuccess: async (user) => {
      changeSession(user);
      await router.navigate({ to: "/account/security" });
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit((values) => accept.mutate({ ...values, token }))}
    >
      <LiveFields>
        <TextInput label="First name" autoComplete="given-name" {...field("firstName")} />
        <TextInput label="Last name" autoComplete="family-name" {...field("lastName")} />
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field("username")}
        />
        <PasswordField
          description="At least 8 characters. A few words in a row are easy to keep."
          autoComplete="new-password"
          {...field("password")}
        />
        <Button type="submit" loading={accept.isPending}>
          Open my account
        </Button>
      </LiveFields>
    </form>
  );
}
