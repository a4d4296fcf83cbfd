import { Group } from "@mantine/core";
import { jobWords } from "#shared/platform/jobs/jobs.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Job } from "./jobs-page.tsx";

/** What can be done about a job that failed. */
export function JobActions({ job: { id, name, attempts } }: { job: Job }) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.jobs.invalidate();
  const again = trpc.admin.jobs.runAgain.useMutation({
    meta: { failureTitle: "It was not queued again" },
    onSuccess: () => notify.success("Back in the queue"),
    onSettled,
  });
  const giveUp = trpc.admin.jobs.giveUp.useMutation({
    meta: { failureTitle: "It was not given up" },
    onSuccess: () => notify.success("Given up"),
    onSettled,
  });
  return (
    <Group gap="xs" wrap="nowrap">
      <ConfirmButton
        size="sm"
        label="Run again"
        question={`“${jobWords(name)}” failed ${attempts} times. It runs again at once, with all its attempts.`}
        onConfirm={() => again.mutateAsync({ id }).catch(() => null)}
      />
      <ConfirmButton
        size="sm"
        danger
        label="Give up"
        question={`“${jobWords(name)}” leaves the queue and never runs. This cannot be undone.`}
        onConfirm={() => giveUp.mutateAsync({ id }).catch(() => null)}
      />
    </Group>
  );
}
