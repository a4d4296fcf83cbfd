import "@mantine/core/styles/Progress.layer.css";
import { Button, Progress, Stack, Text } from "@mantine/core";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { audienceWords, stateWords } from "./words.ts";

type UpdateProgressProps = {
  update: Outputs["admin"]["customerUpdates"]["one"];
  onClose: () => void;
  refetch: () => void;
};

/** The progress of a message's emails: queued in the outbox, sent, failed. */
export function UpdateProgress({ update, onClose, refetch }: UpdateProgressProps) {
  const { id, subject, body, state, people, queued, sent, failed, leftOut } = update;
  const stop = trpc.admin.customerUpdates.stop.useMutation({
    meta: { failureTitle: m.notStopped },
    onSettled: refetch,
  });
  const share = people === 0 ? 100 : ((queued + leftOut) / people) * 100;
  return (
    <>
      <AreaHeading
        title={subject}
        actions={
          <>
            {state === "sending" ? (
              <ConfirmButton
                label={m.stop}
                danger
                question={m.stopQuestion}
                onConfirm={() => stop.mutateAsync({ id })}
              />
            ) : null}
            <Button variant="default" onClick={onClose}>
              {m.allMessages}
            </Button>
          </>
        }
      >
        {stateWords(update)}
      </AreaHeading>
      <Stack maw={720}>
        <Progress value={share} size="lg" aria-label={m.emailsWritten} />
        <div role="status">
          <FactList
            facts={[
              [m.to, audienceWords(update)],
              [m.peopleColumn, people],
              [m.inOutbox, queued],
              [m.sent, sent],
              [m.failed, failed],
              [m.leftOut, leftOut],
            ]}
          />
        </div>
        {people === 0 ? <Text size="sm">{m.noList}</Text> : null}
        {leftOut > 0 ? <Text size="sm">{m.leftOutText}</Text> : null}
        {body.split(/\n\s*\n/u).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </Stack>
    </>
  );
}
