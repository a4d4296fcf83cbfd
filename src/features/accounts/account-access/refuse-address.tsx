import { Stack, Text } from "@mantine/core";
import { accountsAccess as m } from "#messages/accounts/access.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";

type RefuseAddressProps = {
  token: string;
  /** Whether the account has another address to fall back to. */
  isChange: boolean;
};

/** Lets the owner of an address reject an account that is not theirs. */
export function RefuseAddress({ token, isChange }: RefuseAddressProps) {
  const changeSession = useChangeSession();
  const utils = trpc.useUtils();
  const refuse = trpc.accounts.refuseAddress.useMutation({
    meta: { failureTitle: m.didNotWork, fallback: m.tryAgain },
    onSuccess: async () =>
      changeSession(await utils.auth.current.fetch(undefined, { staleTime: 0 })),
  });
  if (refuse.isSuccess) {
    return <Text role="status">{isChange ? m.thanksKept : m.thanksClosed}</Text>;
  }
  return (
    <Stack gap="xs" align="start">
      <Text>{m.ifNotYou}</Text>
      <AskButton
        danger
        label={m.notMe}
        question={isChange ? m.keepsAddress : m.removeAddress}
        onSubmit={() => refuse.mutateAsync({ token })}
      />
    </Stack>
  );
}
