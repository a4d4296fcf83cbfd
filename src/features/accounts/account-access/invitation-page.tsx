import "@mantine/core/styles/PasswordInput.layer.css";
import { Button, Text, TextInput } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { acceptanceFields } from "#shared/accounts/invitation.ts";
import { useChangeSession, useSession, useSignOut } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { PasswordField } from "#client/ui/fields/password-field.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { FirstNameInput, LastNameInput } from "#client/ui/fields/person-inputs.tsx";
import { CardPage } from "#client/ui/page/card-page.tsx";

const EMPTY = { firstName: "", lastName: "", username: "", password: "" };

/** Where someone who was invited makes the account. */
export function InvitationPage({ token = "" }: { token?: string }) {
  const invitation = trpc.accounts.invitations.read.useQuery({ token });
  if (invitation.isPending) return <CardPage title="Your invitation" text="One moment." />;
  if (!invitation.data) {
    return (
      <CardPage
        title="This invitation no longer works"
        text="Invitations work once, for a week. Please ask for a new one."
      />
    );
  }
  const { email, farmName, hasAccount } = invitation.data;
  const title = farmName ? `Welcome, ${farmName}` : "Welcome to the team";
  if (farmName && hasAccount) {
    return (
      <CardPage
        title={title}
        text={`There is an account for ${email}. You can use it for the farm: it becomes a farmer's account, and its customer pages close. Your orders stay as they are.`}
      >
        <JoinWithAccount token={token} email={email} />
      </CardPage>
    );
  }
  return (
    <CardPage title={title} text={`Your account will be for ${email}. Choose how you sign in.`}>
      <AcceptForm token={token} />
    </CardPage>
  );
}

type JoinWithAccountProps = { token: string; email: string };

function JoinWithAccount({ token, email }: JoinWithAccountProps) {
  const { user } = useSession();
  const { signOut, isPending } = useSignOut();
  const changeSession = useChangeSession();
  const router = useRouter();
  const join = trpc.accounts.invitations.join.useMutation({
    meta: { failureTitle: "That did not work", fallback: "Please try again in a moment." },
    onSuccess: async (farmer) => {
      changeSession(farmer);
      await router.navigate({ to: "/dashboard/farmer" });
    },
  });
  if (!user) {
    return (
      <PillLink to="/auth" search={{ next: `/invitation?token=${token}` }}>
        Sign in to accept
      </PillLink>
    );
  }
  if (user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <>
        <Text>
          You are signed in as {user.email}. Sign out, then open the link of our email again.
        </Text>
        <Button variant="default" loading={isPending} onClick={signOut}>
          Sign out
        </Button>
      </>
    );
  }
  return (
    <Button loading={join.isPending} onClick={() => join.mutate({ token })}>
      Work for the farm with this account
    </Button>
  );
}

function AcceptForm({ token }: { token: string }) {
  const { field, onSubmit, refuse } = useShortForm(acceptanceFields, EMPTY);
  const changeSession = useChangeSession();
  const router = useRouter();
  const accept = trpc.accounts.invitations.accept.useMutation({
    meta: { failureTitle: "That did not work", fallback: "Please try again in a moment." },
    onError: refuse,
    onSuccess: async (user) => {
      changeSession(user);
      await router.navigate({ to: user.role === "farmer" ? "/dashboard" : "/account/security" });
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit((values) => accept.mutate({ ...values, token }))}
    >
      <LiveFields>
        <FirstNameInput {...field("firstName")} />
        <LastNameInput {...field("lastName")} />
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field("username")}
        />
        <PasswordField
          description="At least 8 characters. A few words in a row are easy to remember."
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
