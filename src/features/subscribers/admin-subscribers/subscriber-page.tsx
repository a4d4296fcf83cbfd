import { Badge, Button, Group, Stack, TagsInput, Textarea, Title } from "@mantine/core";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { eventWords, SOURCE_WORDS, STATE_WORDS } from "./words.ts";

type Subscriber = Outputs["admin"]["subscribers"]["one"];

/** Someone who left their address: consent, history, and what the team notes. */
export function SubscriberPage({ id }: { id: string }) {
  const query = trpc.admin.subscribers.one.useQuery({ id }, { refetchOnMount: "always" });
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return (
      <ErrorPanel
        isPage
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Loaded subscriber={query.data} refetch={() => void query.refetch()} />;
}

type LoadedProps = { subscriber: Subscriber; refetch: () => void };

function Loaded({ subscriber, refetch }: LoadedProps) {
  const { email, firstName, lastName, zipCode, source, state, createdAt } = subscriber;
  return (
    <>
      <AreaHeading
        title="Subscriber"
        actions={<Actions subscriber={subscriber} refetch={refetch} />}
      >
        <Badge variant={state === "confirmed" ? "light" : "default"}>{STATE_WORDS[state]}</Badge>
      </AreaHeading>
      <Stack gap="xl">
        <FactList
          facts={[
            ["Email", email],
            ["Name", [firstName, lastName].filter(Boolean).join(" ") || "Not given"],
            ["Zip code", zipCode ?? "Not given"],
            ["Source", SOURCE_WORDS[source]],
            ["Since", formatInstant(createdAt)],
          ]}
        />
        <Notes subscriber={subscriber} refetch={refetch} />
        <History {...subscriber} />
      </Stack>
    </>
  );
}

function Actions({ subscriber: { id, state }, refetch }: LoadedProps) {
  const navigate = useNavigate();
  const leave = trpc.admin.subscribers.unsubscribe.useMutation({
    meta: { failureTitle: "Still subscribed" },
    onSuccess: refetch,
  });
  const erase = trpc.admin.subscribers.erase.useMutation({
    meta: { failureTitle: "Nothing was erased" },
    onSuccess: async () => {
      await navigate({ to: "/dashboard/admin/subscribers" });
      notify.success("The subscriber was erased");
    },
  });
  const quiet = () => {};
  return (
    <>
      {state === "unsubscribed" ? null : (
        <ConfirmButton
          label="Unsubscribe"
          question="Stop all marketing to this address? Only its owner can start it again."
          onConfirm={() => leave.mutateAsync({ ids: [id] }).catch(quiet)}
        />
      )}
      <ConfirmButton
        label="Erase"
        danger
        question="Erase name, address, notes and emails for good? This cannot be undone."
        onConfirm={() => erase.mutateAsync({ id }).catch(quiet)}
      />
    </>
  );
}

function Notes({ subscriber, refetch }: LoadedProps) {
  const [tags, setTags] = useState<string[]>(subscriber.tags);
  const [note, setNote] = useState(subscriber.note);
  const save = trpc.admin.subscribers.change.useMutation({
    meta: { failureTitle: "Not saved" },
    onSuccess: () => {
      notify.success("Saved");
      refetch();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ id: subscriber.id, tags, note });
      }}
    >
      <Stack maw={560}>
        <TagsInput label="Tags" value={tags} onChange={setTags} maxTags={20} />
        <Textarea
          label="Note"
          value={note}
          maxLength={2_000}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            Save tags and note
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function History({ events, alerts, mails }: Pick<Subscriber, "events" | "alerts" | "mails">) {
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} size="h3" mb="sm">
          Consent
        </Title>
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              {formatInstant(event.createdAt)}: {eventWords(event.event)} (
              {SOURCE_WORDS[event.source]}, words of {event.textVersion})
            </li>
          ))}
        </ul>
      </section>
      {alerts.length > 0 ? (
        <section>
          <Title order={2} size="h3" mb="sm">
            Waits for
          </Title>
          <ul>
            {alerts.map(({ id, product, sentAt }) => (
              <li key={id}>
                {product}
                {sentAt ? `, notified ${formatInstant(sentAt)}` : ""}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <Title order={2} size="h3" mb="sm">
          Latest emails
        </Title>
        {mails.length === 0 ? <p>None yet.</p> : null}
        <ul>
          {mails.map((mail) => (
            <li key={mail.id}>
              {formatInstant(mail.createdAt)}: {mail.subject} ({mail.state})
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
