import { Button, Group, Stack, Title } from "@mantine/core";
import { applicationLifecycle } from "#shared/farms/application.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Application } from "./application-page.tsx";
import { ApproveForm } from "./approve-form.tsx";
import { MessageButton } from "./message-button.tsx";

type DecisionProps = { application: Application; onDone: () => void };

/** What can be done now: the events of the lifecycle in this state. Each is mailed to the farm. */
export function Decision({ application, onDone }: DecisionProps) {
  const { id, state, farmName } = application;
  const events = applicationLifecycle.events(state);
  const step = (done: string) => ({
    meta: { failureTitle: "Nothing was changed" },
    onSuccess: () => notify.success(done),
    onSettled: onDone,
  });
  const review = trpc.admin.applications.review.useMutation(
    step("The farm knows that you are reading it"),
  );
  const ask = trpc.admin.applications.askForChanges.useMutation(step("Your message was sent"));
  const reject = trpc.admin.applications.reject.useMutation(step(`${farmName} was notified`));
  if (state === "approved") return <Approved application={application} onDone={onDone} />;
  if (events.length === 0) return null;
  return (
    <Stack gap="lg">
      <Group gap="xs">
        {events.includes("review") ? (
          <Button size="sm" loading={review.isPending} onClick={() => review.mutate({ id })}>
            Start review
          </Button>
        ) : null}
        {events.includes("request_changes") ? (
          <MessageButton
            label="Ask for changes"
            question="The farm reads this in our email, with a link that opens its answers."
            field="What should the farm change or add?"
            onSend={(message) => ask.mutateAsync({ id, message })}
          />
        ) : null}
        {events.includes("reject") ? (
          <MessageButton
            label="Turn down"
            danger
            question={`The farm reads the reason in our email. This cannot be undone; ${farmName} may apply again.`}
            field="Why can we not accept it?"
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

function Approved({ application: { id, farm }, onDone }: DecisionProps) {
  const again = trpc.admin.applications.welcomeAgain.useMutation({
    meta: { failureTitle: "Nothing was sent" },
    onSuccess: () => notify.success("The email with a new link was sent"),
    onSettled: onDone,
  });
  if (!farm) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={2} size="h4">
        The farm
      </Title>
      <TextLink href={`/farmers/${farm.id}`}>{farm.name}</TextLink>
      <span>
        {farm.account
          ? `${farm.account} works for it.`
          : "No one works for it yet: the invitation is open."}
      </span>
      {farm.account ? null : (
        <ConfirmButton
          size="sm"
          label="Send the invitation again"
          question="An email with a new link is sent; the older link stops working."
          onConfirm={() => again.mutateAsync({ id }).catch(() => {})}
        />
      )}
    </Stack>
  );
}
