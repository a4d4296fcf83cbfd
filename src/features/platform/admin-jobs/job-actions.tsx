import { Group } from "@mantine/core";
import { platformJobs as m } from "#messages/platform/operations/jobs.ts";
import { jobWords } from "#shared/platform/jobs/jobs.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Job } from "./jobs-page.tsx";

/** The actions for a failed job. */
export function JobActions({ job: { id, name, attempts } }: { job: Job }) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.jobs.invalidate();
  const again = trpc.admin.jobs.runAgain.useMutation({
    meta: { failureTitle: m.notQueued },
    onSuccess: () => notify.success(m.backInQueue),
    onSettled,
  });
  const giveUp = trpc.admin.jobs.giveUp.useMutation({
    meta: { failureTitle: m.notGivenUp },
    onSuccess: () => notify.success(m.givenUp),
    onSettled,
  });
  return (
    <Group gap="xs" wrap="nowrap">
      <ConfirmButton
        size="sm"
        label={m.runAgain}
        question={m.runAgainAsk(jobWords(name), attempts)}
        onConfirm={() => again.mutateAsync({ id })}
      />
      <ConfirmButton
        size="sm"
        danger
        label={m.giveUp}
        question={m.giveUpAsk(jobWords(name))}
        onConfirm={() => giveUp.mutateAsync({ id })}
      />
    </Group>
  );
}
