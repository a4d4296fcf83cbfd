import { Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { DELETION_GRACE_DAYS } from "#shared/accounts/account.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { businessDayAt, formatDayLong, formatInstant } from "#shared/time.ts";
import type { ShownToast } from "#shared/platform/toast.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";

/** Asks for the account to be erased; the notice above every page keeps it after all. */
export function DeleteAccount() {
  const router = useRouter();
  const changeSession = useChangeSession();
  const due = trpc.accounts.deletionDue.useQuery();
  const ask = trpc.accounts.requestDeletion.useMutation({
    meta: { failureTitle: "Your account stays" },
    onSuccess: async (asked) => {
      await router.navigate({ to: "/" });
      changeSession(null);
      // With an action it stays until it is closed: it is the only answer on the screen.
      notify.show({
        variant: "default",
        title: `Your account will be erased on ${formatDayLong(businessDayAt(new Date(asked.due)))}`,
        description: "You are signed out everywhere. Until then you can sign in and keep it.",
        action: { label: "Sign in", run: (toast) => void leaveFor(toast) },
      });
    },
  });
  const leaveFor = async (toast: ShownToast) => {
    toast.dismiss();
    await router.navigate({ to: "/auth" });
  };
  if (due.data) {
    return <Text>Your account will be erased at {formatInstant(due.data)}, as you asked.</Text>;
  }
  return (
    <Stack>
      <Text>
        We wait {DELETION_GRACE_DAYS} days, during which you can sign in and keep it. Your orders
        stay in our books for {RETENTION.orderYears} years with your name and the amounts, as tax
        law requires. Address, email and phone are removed.
      </Text>
      <div>
        <ConfirmButton
          label="Erase my account"
          danger
          question={`You are signed out everywhere, and in ${DELETION_GRACE_DAYS} days your account is gone.`}
          onConfirm={() => ask.mutate()}
        />
      </div>
    </Stack>
  );
}
