import { Group } from "@mantine/core";
import { paymentsPayoutRuns as m } from "#messages/payments/payouts/payout-runs.ts";
import { formatUsd } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import type { Payout } from "./run.ts";

/** The actions of an admin on one farm's payout: a failed one, or a wrong one. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const utils = trpc.useUtils();
  const options = {
    meta: { failureTitle: m.notDone },
    onSuccess: () => notify.success(m.done),
    onSettled: () => utils.admin.payouts.invalidate(),
  };
  const again = trpc.admin.payouts.sendAgain.useMutation(options);
  const leave = trpc.admin.payouts.leave.useMutation(options);
  const reverse = trpc.admin.payouts.reverse.useMutation(options);
  const { id: payoutId, farm, state } = payout;
  const sum = formatUsd(payout.amount);
  if (state === "failed") {
    return (
      <Group gap="xs" mt="xs">
        <ConfirmButton
          size="sm"
          label={m.sendAgain}
          question={m.sendAgainQuestion(sum, farm)}
          onConfirm={() => again.mutateAsync({ payoutId })}
        />
        <ConfirmButton
          size="sm"
          label={m.leave}
          question={m.leaveQuestion(sum, farm)}
          onConfirm={() => leave.mutateAsync({ payoutId })}
        />
      </Group>
    );
  }
  if (state !== "paid") return null;
  return (
    <Group mt="xs">
      <ReasonButton
        size="sm"
        label={m.reverse}
        question={m.reverseQuestion(sum, farm)}
        onConfirm={(reason) => reverse.mutateAsync({ payoutId, reason })}
      />
    </Group>
  );
}
