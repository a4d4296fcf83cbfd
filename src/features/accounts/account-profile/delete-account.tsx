import { Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { accountsProfile as m } from "#messages/accounts/profile.ts";
import { DELETION_GRACE_DAYS } from "#shared/accounts/account.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { formatUsd } from "#shared/money.ts";
import { businessDayAt, formatDayLong, formatInstant } from "#shared/time.ts";
import type { ShownToast } from "#shared/platform/toast.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";

/** Requests the account's erasure; the notice above every page can cancel it. */
export function DeleteAccount() {
  const router = useRouter();
  const changeSession = useChangeSession();
  const due = trpc.accounts.deletionDue.useQuery();
  const credit = trpc.payments.credit.usable.useQuery();
  const ask = trpc.accounts.requestDeletion.useMutation({
    meta: { failureTitle: m.staysYours },
    onSuccess: async (asked) => {
      await router.navigate({ to: "/" });
      changeSession(null);
      // An action keeps the toast open until it is closed: it is the only confirmation on the screen.
      notify.show({
        variant: "default",
        title: m.erasedOn(formatDayLong(businessDayAt(new Date(asked.due)))),
        description: m.signedOutUntil,
        action: { label: m.signIn, run: (toast) => void leaveFor(toast) },
      });
    },
  });
  const leaveFor = async (toast: ShownToast) => {
    toast.dismiss();
    await router.navigate({ to: "/auth" });
  };
  if (due.data) {
    return <Text>{m.erasedAt(formatInstant(due.data))}</Text>;
  }
  return (
    <Stack>
      <Text>{m.eraseText(DELETION_GRACE_DAYS, RETENTION.orderYears)}</Text>
      {credit.data ? <Text fw={600}>{m.eraseCredit(formatUsd(credit.data))}</Text> : null}
      <div>
        <ConfirmButton
          label={m.eraseMine}
          danger
          question={m.eraseQuestion(DELETION_GRACE_DAYS)}
          onConfirm={() => ask.mutate()}
        />
      </div>
    </Stack>
  );
}
