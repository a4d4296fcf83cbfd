import { Stack, Text } from "@mantine/core";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { AskButton } from "#client/ui/buttons/ask-button.tsx";

type RefuseAddressProps = {
  token: string;
  /** Whether the account has another address, which it then keeps. */
  isChange: boolean;
};

/** For the owner of an address whose account it is not. */
export function RefuseAddress({ token, isChange }: RefuseAddressProps) {
  const changeSession = useChangeSession();
  const utils = trpc.useUtils();
  const refuse = trpc.accounts.refuseAddress.useMutation({
    meta: { failureTitle: "That did not work", fallback: "Please try again in a moment." },
    onSuccess: async () =>
      changeSession(await utils.auth.current.fetch(undefined, { staleTime: 0 })),
  });
  if (refuse.isSuccess) {
    return (
      <Text role="status">
        {isChange
          ? "Thank you. The account will not get your address."
          : "Thank you. That account is closed, and your address is free again."}
      </Text>
    );
  }
  return (
    <Stack gap="xs" align="start">
      <Text>If that wasn’t you, refuse it.</Text>
      <AskButton
        danger
        label="That wasn’t me"
        question={
          isChange
            ? "The account keeps the address it has, and this link stops working."
            : "We remove your address from that account and close it. You can then use your address for an account of your own."
        }
        onSubmit={() => refuse.mutateAsync({ token })}
      />
    </Stack>
  );
}
