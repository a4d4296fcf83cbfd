import { Badge, Stack } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { MAIL_STATE_WORDS } from "#shared/mail/mail-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { SubscriberNotes } from "./subscriber-notes.tsx";
import { eventWords, SOURCE_WORDS, STATE_WORDS } from "./words.ts";

export type Subscriber = Outputs["admin"]["subscribers"]["one"];

/** One subscriber: consent, history, and the team's notes. */
export function SubscriberPage({ id }: { id: string }) {
  const query = trpc.admin.subscribers.one.useQuery({ id }, { refetchOnMount: "always" });
  return (
    <Loaded
      query={query}
      waiting={<PageSkeleton />}
      isPage
      back={<TextLink href="/dashboard/admin/subscribers">{m.subscribers}</TextLink>}
    >
      {(subscriber, failure) => (
        <>
          {failure}
          <Details subscriber={subscriber} refetch={query.refetch} />
        </>
      )}
    </Loaded>
  );
}

type DetailsProps = {
  subscriber: Subscriber;
  refetch: () => Promise<{ data: Subscriber | undefined }>;
};

function Details({ subscriber, refetch }: DetailsProps) {
  const { email, firstName, lastName, zipCode, source, state, createdAt } = subscriber;
  return (
    <>
      <AreaHeading
        back={{ href: "/dashboard/admin/subscribers", label: m.subscribers }}
        title={m.subscriber}
        actions={<Actions subscriber={subscriber} refetch={refetch} />}
      >
        <Badge component="span" variant={state === "confirmed" ? "light" : "default"}>
          {STATE_WORDS[state]}
        </Badge>
      </AreaHeading>
      <Stack gap="xl">
        <FactList
          facts={[
            [m.email, email],
            [m.name, [firstName, lastName].filter(Boolean).join(" ") || m.notGiven],
            [m.zipCode, zipCode ?? m.notGiven],
            [m.source, SOURCE_WORDS[source]],
            [m.since, formatInstant(createdAt)],
          ]}
        />
        <SubscriberNotes subscriber={subscriber} refetch={refetch} />
        <History {...subscriber} />
      </Stack>
    </>
  );
}

function Actions({ subscriber: { id, state }, refetch }: DetailsProps) {
  const navigate = useNavigate();
  const leave = trpc.admin.subscribers.unsubscribe.useMutation({
    meta: { failureTitle: m.stillSubscribed },
    onSettled: () => refetch(),
  });
  const erase = trpc.admin.subscribers.erase.useMutation({
    meta: { failureTitle: m.notErased },
    onSuccess: async () => {
      await navigate({ to: "/dashboard/admin/subscribers" });
      notify.success(m.wasErased);
    },
  });
  return (
    <>
      {state === "unsubscribed" ? null : (
        <ConfirmButton
          label={m.unsubscribe}
          question={m.unsubscribeQuestion}
          onConfirm={() => leave.mutateAsync({ ids: [id] })}
        />
      )}
      <ConfirmButton
        label={m.erase}
        danger
        question={m.eraseQuestion}
        onConfirm={() => erase.mutateAsync({ id })}
      />
    </>
  );
}

/** The consent history: each event with its time, source, and the exact text agreed to. */
function inWords({ createdAt, event, source, textVersion }: Subscriber["events"][number]): string {
  const facts = [formatInstant(createdAt), eventWords(event), SOURCE_WORDS[source]] as const;
  return textVersion === null ? m.eventAlone(...facts) : m.event(...facts, textVersion);
}

function History({ events, alerts, mails }: Pick<Subscriber, "events" | "alerts" | "mails">) {
  return (
    <Stack gap="lg">
      <TitledSection title={m.consent}>
        <ul>
          {events.map((event) => (
            <li key={event.id}>{inWords(event)}</li>
          ))}
        </ul>
      </TitledSection>
      {alerts.length > 0 ? (
        <TitledSection title={m.waitsFor}>
          <ul>
            {alerts.map(({ id, product, sentAt }) => (
              <li key={id}>{sentAt ? m.notified(product, formatInstant(sentAt)) : product}</li>
            ))}
          </ul>
        </TitledSection>
      ) : null}
      <TitledSection title={m.latest}>
        {mails.length === 0 ? <p>{m.noEmails}</p> : null}
        <ul>
          {mails.map((mail) => (
            <li key={mail.id}>
              {m.mail(formatInstant(mail.createdAt), mail.subject, MAIL_STATE_WORDS[mail.state])}
            </li>
          ))}
        </ul>
      </TitledSection>
    </Stack>
  );
}
