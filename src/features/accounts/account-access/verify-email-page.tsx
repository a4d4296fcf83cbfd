import { Button, Stack, Text } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { accountsAccess as m } from "#messages/accounts/access.ts";
import { useChangeSession, useSession, useSignOut } from "#client/lib/session/session.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { failureMessage, failureOf, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isDeadLink, isUsedLink } from "#client/lib/pages/secret-link.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";
import { RefuseAddress } from "./refuse-address.tsx";

type AddressLink = Outputs["accounts"]["addressLink"];

/**
 * The target of the link that verifies an address. Opening it changes nothing, because mail scanners open every
 * link. Only the account that the link was made for can confirm; anyone else sees which account it is and can
 * reject its use of the address.
 */
export function VerifyEmailPage({ token = "" }: { token?: string }) {
  const { isLoading } = useSession();
  const link = trpc.accounts.addressLink.useQuery(
    { token },
    { enabled: token !== "", refetchOnMount: false },
  );
  if (token !== "" && (link.isPending || isLoading)) {
    return <CardPage title={m.confirmTitle} text={m.moment} />;
  }
  if (isLost(link) && !isDeadLink(link.error)) return <QueryError query={link} isPage />;
  // Once it is shown, the page stays as it is, although confirming it uses the link.
  if (!link.data && isUsedLink(link.error)) {
    return (
      <CardPage title={m.confirmed} text={failureMessage(link.error)}>
        <PillLink to="/dashboard">{m.toAccount}</PillLink>
      </CardPage>
    );
  }
  if (!link.data) return <Failed text={failureMessage(link.error, m.verifyLinkOver)} />;
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
      <CardPage title={m.confirmed} text={m.confirmedText}>
        <PillLink to="/dashboard">{m.toAccount}</PillLink>
      </CardPage>
    );
  }
  const { error } = verify;
  if (isRefused(error)) return <Failed text={failureMessage(error, m.verifyLinkOver)} />;
  const { username, email, isChange } = link;
  return (
    <CardPage
      title={m.confirmTitle}
      text={<Rich>{(isChange ? m.changes : m.wasMade)(strong, username, email)}</Rich>}
    >
      {error ? (
        <Text role="alert" c="var(--mantine-color-error)">
          {failureMessage(error)}
        </Text>
      ) : null}
      {link.isYours ? (
        <Button loading={verify.isPending} onClick={() => verify.mutate({ token })}>
          {m.confirmMine}
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

/** Whether the server said no for good. Without an answer it can be tried again. */
function isRefused(error: unknown): boolean {
  const code = failureOf(error)?.code;
  return isDeadLink(error) || code === "forbidden" || code === "conflict";
}

const strong = (words: string) => <strong style={{ overflowWrap: "anywhere" }}>{words}</strong>;

type SignInFirstProps = { token: string; username: string; signedInAs: string | null };

function SignInFirst({ token, username, signedInAs }: SignInFirstProps) {
  const { signOut, isPending } = useSignOut();
  if (signedInAs === null) {
    return (
      <Stack gap="xs" align="start">
        <Text>{m.ifYou}</Text>
        <PillLink to="/auth" search={{ next: `/verify-email?token=${token}` }}>
          {m.signInToConfirm}
        </PillLink>
      </Stack>
    );
  }
  return (
    <Stack gap="xs" align="start">
      <Text>{m.otherYours(signedInAs, username)}</Text>
      <Button variant="default" loading={isPending} onClick={signOut}>
        {m.signOut}
      </Button>
    </Stack>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <CardPage title={m.thisFailed} text={text}>
      <PillLink to="/account/security">{m.toAccount}</PillLink>
    </CardPage>
  );
}
