import "@mantine/core/styles/Progress.layer.css";
import { Button, Progress, Stack, Text } from "@mantine/core";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { audienceWords, STATE_WORDS } from "./words.ts";

type UpdateProgressProps = {
  update: Outputs["admin"]["customerUpdates"]["one"];
  onClose: () => void;
  refetch: () => void;
};

/** How far the emails of a message are: written to the outbox, sent, failed. */
export function UpdateProgress({ update, onClose, refetch }: UpdateProgressProps) {
  const { id, subject, body, state, people, queued, sent, failed, leftOut } = update;
  const stop = trpc.admin.customerUpdates.stop.useMutation({
    meta: { failureTitle: "It was not stopped" },
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
                label="Stop"
                danger
                question="Stop writing emails? Those already in the outbox will still go out."
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
              ["To", audienceWords(update)],
              ["People", people],
              ["Written to the outbox", queued],
              ["Sent", sent],
              ["Failed", failed],
              ["Left out", leftOut],
            ]}
          />
        </div>
        {people === 0 ? <Text size="sm">We no longer keep the list of who got it.</Text> : null}
        {leftOut > 0 ? (
          <Text size="sm">
            Left out are people who unsubscribed, or whose order was canceled, after the message was
            started.
          </Text>
        ) : null}
        {body.split(/\n\s*\n/u).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </>
  );
}
