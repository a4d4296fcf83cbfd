import { Button, Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { DELETION_GRACE_DAYS } from "#shared/account.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/notify.ts";
import { useChangeSession } from "#client/lib/session.ts";
import { trpc } from "#client/lib/trpc.ts";
import { ConfirmButton } from "#client/ui/confirm-button.tsx";

/** Asks for the account to be erased, or keeps it after all. */
export function DeleteAccount() {
  const utils = trpc.useUtils();
  const router = useRouter();
  const changeSession = useChangeSession();
  const due = trpc.account.deletionDue.useQuery();
  const ask = trpc.account.requestDeletion.useMutation({
    meta: { failureTitle: "Your account stays" },
    onSuccess: async () => {
      await router.navigate({ to: "/" });
      changeSession(null);
      notify.info("Your account will be erased", "Sign in within two weeks to keep it.");
    },
  });
  const undo = trpc.account.undoDeletion.useMutation({
    meta: { failureTitle: "Please try again" },
    onSuccess: () => notify.success("Your account stays"),
    onSettled: () => utils.account.deletionDue.invalidate(),
  });
  if (due.data) {
    return (
      <Stack>
        <Text>Your account will be erased at {formatInstant(due.data)}.</Text>
        <Button w="fit-content" loading={undo.isPending} onClick={() => undo.mutate()}>
          Keep my account
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text>
        We wait {DELETION_GRACE_DAYS} days, in which signing in can undo it. Orders stay in our
        books without your name.
      </Text>
      <div>
        <ConfirmButton
          label="Erase my account"
          danger
          question="You are signed out everywhere, and in two weeks your account is gone."
          onConfirm={() => ask.mutate()}
        />
      </div>
    </Stack>
  );
}
