import { Group } from "@mantine/core";
import { paymentsPayoutRuns as m } from "#messages/payments/payouts/payout-runs.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { type Run, sendable } from "./run.ts";

/** The actions of an admin on a run: send it, rebuild it, or cancel it. */
export function RunActions({ run }: { run: Run }) {
  const utils = trpc.useUtils();
  const after = (words: string) => ({
    onSuccess: () => notify.success(words),
    onSettled: () => utils.admin.payouts.invalidate(),
  });
  const approve = trpc.admin.payouts.approve.useMutation({
    meta: { failureTitle: m.notApproved },
    ...after(m.approved),
  });
  const redraft = trpc.admin.payouts.redraft.useMutation({
    meta: { failureTitle: m.notRedrafted },
    ...after(m.redrafted),
  });
  const cancel = trpc.admin.payouts.cancel.useMutation({
    meta: { failureTitle: m.notCanceled },
    ...after(m.canceled),
  });
  const { id: runId, state, draftedAt } = run;
  const { sum, count } = sendable(run);
  return (
    <Group gap="xs">
      {state === "drafted" ? (
        <ConfirmButton
          label={m.approve}
          question={m.approveQuestion(sum, count)}
          onConfirm={() => approve.mutateAsync({ runId, draftedAt })}
        />
      ) : null}
      {state === "drafted" || state === "canceled" ? (
        <ConfirmButton
          label={m.redraft}
          question={m.redraftQuestion}
          onConfirm={() => redraft.mutateAsync({ runId })}
        />
      ) : null}
      {state === "drafted" ? (
        <ConfirmButton
          label={m.cancel}
          danger
          question={m.cancelQuestion}
          onConfirm={() => cancel.mutateAsync({ runId })}
        />
      ) : null}
    </Group>
  );
}
