import "@mantine/core/styles/PasswordInput.layer.css";
import { Button, Text, TextInput } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { accountsAccess as m } from "#messages/accounts/access.ts";
import { acceptanceFields } from "#shared/accounts/invitation.ts";
import { useChangeSession, useSession, useSignOut } from "#client/lib/session/session.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { isDeadLink, isUsedLink } from "#client/lib/pages/secret-link.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { NewPasswordField } from "#client/ui/fields/password-field.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { FirstNameInput, LastNameInput } from "#client/ui/fields/person-inputs.tsx";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";

const EMPTY = { firstName: "", lastName: "", username: "", password: "" };

/** The page where an invited person creates their account. */
export function InvitationPage({ token = "" }: { token?: string }) {
  const invitation = trpc.accounts.invitations.read.useQuery({ token });
  if (invitation.isPending) return <CardPage title={m.invitation} text={m.moment} />;
  if (isLost(invitation) && !isDeadLink(invitation.error)) {
    return <QueryError query={invitation} isPage />;
  }
  // Accepting it uses the link, before the next page has loaded.
  if (!invitation.data && isUsedLink(invitation.error)) {
    return (
      <CardPage title={m.invitation} text={failureMessage(invitation.error)}>
        <PillLink to="/auth">{m.signIn}</PillLink>
      </CardPage>
    );
  }
  if (!invitation.data) {
    return (
      <CardPage title={m.invitationOver} text={m.invitationOverText}>
        <PillLink to="/contact">{m.writeToUs}</PillLink>
      </CardPage>
    );
  }
  const { email, farmName, hasAccount } = invitation.data;
  const title = farmName ? m.welcomeFarm(farmName) : m.welcomeTeam;
  if (farmName && hasAccount) {
    return (
      <CardPage title={title} text={m.withAccount(email)}>
        <JoinWithAccount token={token} email={email} />
      </CardPage>
    );
  }
  return (
    <CardPage title={title} text={m.accountFor(email)}>
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
    meta: { failureTitle: m.didNotWork, fallback: m.tryAgain },
    onSuccess: async (farmer) => {
      changeSession(farmer);
      await router.navigate({ to: "/dashboard/farmer" });
    },
  });
  if (!user) {
    return (
      <PillLink to="/auth" search={{ next: `/invitation?token=${token}` }}>
        {m.signInToAccept}
      </PillLink>
    );
  }
  if (user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <>
        <Text>{m.otherAccount(user.email)}</Text>
        <Button variant="default" loading={isPending} onClick={signOut}>
          {m.signOut}
        </Button>
      </>
    );
  }
  return (
    <Button loading={join.isPending} onClick={() => join.mutate({ token })}>
      {m.workForFarm}
    </Button>
  );
}

function AcceptForm({ token }: { token: string }) {
  const { field, onSubmit, refuse } = useShortForm(acceptanceFields, EMPTY);
  const changeSession = useChangeSession();
  const router = useRouter();
  const accept = trpc.accounts.invitations.accept.useMutation({
    meta: { failureTitle: m.didNotWork, fallback: m.tryAgain },
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
          label={m.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field("username")}
        />
        <NewPasswordField {...field("password")} />
        <Button type="submit" loading={accept.isPending}>
          {m.openAccount}
        </Button>
      </LiveFields>
    </form>
  );
}
