import "@mantine/core/styles/Progress.layer.css";
import { Button, Progress, Stack } from "@mantine/core";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { STATE_WORDS } from "./words.ts";

type UpdateProgressProps = {
  update: Outputs["admin"]["customerUpdates"]["one"];
  onClose: () => void;
  refetch: () => void;
};

/** How far the emails of a message are: written to the outbox, sent, failed. */
export function UpdateProgress({ update, onClose, refetch }: UpdateProgressProps) {
  const { id, subject, body, state, people, queued, sent, failed } = update;
  const stop = trpc.admin.customerUpdates.stop.useMutation({
    meta: { failureTitle: "It was not stopped" },
    onSettled: refetch,
  });
  const share = people === 0 ? 100 : (queued / people) * 100;
  return (
    <>
      <AreaHeading
        title={subject}
        actions={
          <>
            {state === "sending" ? (
              <ConfirmButton
                label="Stop"
                danger
                question="Write no further emails? Those in the outbox already will still leave."
                onConfirm={() => stop.mutateAsync({ id }).catch(() => {})}
              />
            ) : null}
            <Button variant="default" onClick={onClose}>
              All messages
            </Button>
          </>
        }
      >
        {STATE_WORDS[state]}
      </AreaHeading>
      <Stack maw={720}>
        <Progress value={share} size="lg" aria-label="Emails written" />
        <div role="status">
          <FactList
            facts={[
              ["People", people],
              ["Written to the outbox", queued],
              ["Sent", sent],
              ["Failed", failed],
            ]}
          />
        </div>
        {body.split(/\n\s*\n/u).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </>
  );
}
