import { Button } from "@mantine/core";
import { useChangeSession } from "#client/lib/session.ts";
import { failureMessage, failureOf, trpc } from "#client/lib/trpc.ts";
import { PillLink } from "#client/ui/pill-link.tsx";
import { CardPage } from "./card-page.tsx";

/** Where the link leads that proves an address. Opening it changes nothing: mail scanners open every link. */
export function VerifyEmailPage({ token = "" }: { token?: string }) {
  const changeSession = useChangeSession();
  const utils = trpc.useUtils();
  const verify = trpc.account.verifyEmail.useMutation({
    meta: { silent: true },
    onSuccess: async () =>
      changeSession(await utils.auth.current.fetch(undefined, { staleTime: 0 })),
  });
  if (verify.isSuccess) {
    return (
      <CardPage
        title="Your address is confirmed"
        text="Orders you placed with it before are in your account now."
      >
        <PillLink to="/dashboard">To your account</PillLink>
      </CardPage>
    );
  }
  if (!token || failureOf(verify.error)) {
    return (
      <CardPage
        title="This did not work"
        text={failureMessage(
          verify.error,
          "This link no longer works. Sign in, and your account's security page sends a new one.",
        )}
      >
        <PillLink to="/account/security">To your account</PillLink>
      </CardPage>
    );
  }
  return (
    <CardPage title="Confirm your address" text="One press, and your account knows it is yours.">
      <Button loading={verify.isPending} onClick={() => verify.mutate({ token })}>
        Confirm my address
      </Button>
    </CardPage>
  );
}
