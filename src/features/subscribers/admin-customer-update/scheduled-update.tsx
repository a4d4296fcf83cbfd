import { Button, Stack, Text } from "@mantine/core";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { formatMoment } from "#shared/moments.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { SendQuestion } from "./send-question.tsx";
import { audienceWords, peopleWords, stateWords } from "./words.ts";

type ScheduledUpdateProps = {
  update: Outputs["admin"]["customerUpdates"]["one"];
  onClose: () => void;
  refetch: () => void;
};

/** A message that waits for its time: when it goes out and whom it would reach now. Until then it can be taken back. */
export function ScheduledUpdate({ update, onClose, refetch }: ScheduledUpdateProps) {
  const { id, subject, body, audience, scheduledFor, people } = update;
  const unschedule = trpc.admin.customerUpdates.unschedule.useMutation({
    meta: { failureTitle: m.stillScheduled },
    onSettled: refetch,
  });
  const send = trpc.admin.customerUpdates.send.useMutation({
    meta: { failureTitle: m.notSent },
    onSuccess: (sent) => notify.success(m.onItsWay(peopleWords(sent.people))),
    onSettled: refetch,
  });
  return (
    <>
      <AreaHeading
        title={subject}
        actions={
          <>
            <ConfirmButton
              label={m.sendNow}
              question={<SendQuestion audience={audience} />}
              onConfirm={() => send.mutateAsync({ id })}
            />
            <Button
              variant="default"
              loading={unschedule.isPending}
              onClick={() => unschedule.mutate({ id })}
            >
              {m.backToDraft}
            </Button>
            <Button variant="default" onClick={onClose}>
              {m.allMessages}
            </Button>
          </>
        }
      >
        {stateWords(update)}
      </AreaHeading>
      <Stack maw={720}>
        <FactList
          facts={[
            [m.to, audienceWords(update)],
            [m.goesOut, scheduledFor === null ? null : formatMoment(scheduledFor)],
            [m.reachesNow, peopleWords(people)],
          ]}
        />
        <Text size="sm">{m.countedAgain}</Text>
        {body.split(/\n\s*\n/u).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </Stack>
    </>
  );
}
