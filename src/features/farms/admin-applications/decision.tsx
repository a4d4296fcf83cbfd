import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { Button, Group, Stack, Title } from "@mantine/core";
import { applicationLifecycle } from "#shared/farms/applications/application.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Application } from "./application-page.tsx";
import { ApproveForm } from "./approve-form.tsx";
import { InviteButton } from "./invite-button.tsx";
import { MessageButton } from "./message-button.tsx";

type DecisionProps = { application: Application; onDone: () => void };

/** The actions available: the lifecycle's events in the current state. Each one emails the farm. */
export function Decision({ application, onDone }: DecisionProps) {
  const { id, state, farmName } = application;
  const events = applicationLifecycle.events(state);
  const step = (done: string) => ({
    meta: { failureTitle: m.nothingChanged },
    onSuccess: () => notify.success(done),
    onSettled: onDone,
  });
  const review = trpc.admin.applications.review.useMutation(step(m.knowsReading));
  const ask = trpc.admin.applications.askForChanges.useMutation(step(m.messageSent));
  const reject = trpc.admin.applications.reject.useMutation(step(m.notified(farmName)));
  if (state === "approved") return <Approved application={application} onDone={onDone} />;
  if (events.length === 0) return null;
  return (
    <Stack gap="lg">
      <Group gap="xs">
        {events.includes("review") ? (
          <Button size="sm" loading={review.isPending} onClick={() => review.mutate({ id })}>
            {m.startReview}
          </Button>
        ) : null}
        {events.includes("request_changes") ? (
          <MessageButton
            label={m.askChanges}
            question={m.askChangesHint}
            field={m.whatToChange}
            onSend={(message) => ask.mutateAsync({ id, message })}
          />
        ) : null}
        {events.includes("reject") ? (
          <MessageButton
            label={m.turnDown}
            danger
            question={m.turnDownHint(farmName)}
            field={m.whyNot}
            onSend={(message) => reject.mutateAsync({ id, message })}
          />
        ) : null}
      </Group>
      {events.includes("approve") ? (
        <ApproveForm application={application} onDone={onDone} />
      ) : null}
    </Stack>
  );
}

function Approved({ application: { id, farm, email }, onDone }: DecisionProps) {
  const again = trpc.admin.applications.welcomeAgain.useMutation({
    meta: { failureTitle: m.nothingSent },
    onSuccess: () => notify.success(m.newLinkSent),
    onSettled: onDone,
  });
  if (!farm) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={2} size="h4">
        {m.theFarm}
      </Title>
      <TextLink href={`/farmers/${farm.id}`}>{farm.name}</TextLink>
      <span>{farm.account ? m.worksForIt(farm.account) : m.nobodyYet}</span>
      {farm.account ? null : (
        <InviteButton email={email} onSend={(to) => again.mutateAsync({ id, email: to })} />
      )}
    </Stack>
  );
}
