import { Button, Stack, Text } from "@mantine/core";
import { useChangeSession, useSession, useSignOut } from "#client/lib/session/session.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { CardPage } from "#client/ui/page/card-page.tsx";
import { RefuseAddress } from "./refuse-address.tsx";

type AddressLink = Outputs["accounts"]["addressLink"];

const DEAD =
  "This link no longer works. Sign in, and your account's security page sends a new one.";

/**
 * Where the link leads that proves an address. Opening it changes nothing: mail scanners open every link.
 * Only the account that the link was made for can confirm; everyone else sees which account it is and
 * can refuse it the address.
 */
export function VerifyEmailPage({ token = "" }: { token?: string }) {
  const { isLoading } = useSession();
  const link = trpc.accounts.addressLink.useQuery(
    { token },
    { enabled: token !== "", refetchOnMount: false },
  );
  if (token !== "" && (link.isPending || isLoading)) {
    return <CardPage title="Confirm your address" text="One moment." />;
  }
  if (!link.data) return <Failed text={failureMessage(link.error, DEAD)} />;
  return <AddressPage token={token} link={link.data} />;
}

function AddressPage({ token, link }: { token: string; link: AddressLink }) {
  const { user } = useSession();
  const changeSession = useChangeSession();
  const utils = trpc.useUtils();
  const verify = trpc.accounts.verifyEmail.useMutation({
    meta: { silent: true },
    onSuccess: async () =>
      changeSession(await utils.auth.current.fetch(undefined, { staleTime: 0 })),
  });
  if (verify.isSuccess) {
    return (
      <CardPage
        title="Your address is confirmed"
        text="If you ordered with it before, your account offers to add those orders."
      >
        <PillLink to="/dashboard">To your account</PillLink>
      </CardPage>
    );
  }
  if (verify.error) return <Failed text={failureMessage(verify.error, DEAD)} />;
  const { username, email, isChange } = link;
  return (
    <CardPage
      title="Confirm your address"
      text={
        <>
          {isChange ? "The account " : "An account with the user name "}
          <strong>{username}</strong>
          {isChange ? " is to get its emails at " : " was made with your address, "}
          <strong style={{ overflowWrap: "anywhere" }}>{email}</strong>.
        </>
      }
    >
      {link.isYours ? (
        <Button loading={verify.isPending} onClick={() => verify.mutate({ token })}>
          Confirm my address
        </Button>
      ) : (
        <>
          <SignInFirst token={token} username={username} signedInAs={user?.username ?? null} />
          <RefuseAddress token={token} isChange={isChange} />
        </>
      )}
    </CardPage>
  );
}

type SignInFirstProps = { token: string; username: string; signedInAs: string | null };

function SignInFirst({ token, username, signedInAs }: SignInFirstProps) {
  const { signOut, isPending } = useSignOut();
  if (signedInAs === null) {
    return (
      <Stack gap="xs" align="start">
        <Text>If that is you, sign in to confirm it.</Text>
        <PillLink to="/auth" search={{ next: `/verify-email?token=${token}` }}>
          Sign in to confirm
        </PillLink>
      </Stack>
    );
  }
  return (
    <Stack gap="xs" align="start">
      <Text>
        You are signed in as {signedInAs}. If {username} is yours too, sign out, then open the link
        of our email again.
      </Text>
      <Button variant="default" loading={isPending} onClick={signOut}>
        Sign out
      </Button>
    </Stack>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <CardPage title="This did not work" text={text}>
      <PillLink to="/account/security">To your account</PillLink>
    </CardPage>
  );
}
