import { Badge, Modal, Skeleton } from "@mantine/core";
import { useState } from "react";
import { mailAdmin as m } from "#messages/mail/admin.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import {
  MAIL_FILTERS,
  MAIL_STATE_WORDS,
  type MailFilter,
  mailKindWords,
} from "#shared/mail/mail-admin.ts";
import { mailErrorWords } from "#shared/mail/mail-suppression.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { isLost } from "#client/lib/api/is-lost.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextButton } from "#client/ui/buttons/text-button.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import { MailView } from "#client/lib/mail/mail-view.tsx";

type Mail = Outputs["admin"]["mails"]["outbox"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["mails"]["outbox"]>;

const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: MAIL_FILTERS,
  words: filterWords,
  all: m.allStatuses,
});
const KIND = tableFilter({
  name: "kind",
  label: m.kind,
  ids: MAIL_KINDS,
  words: mailKindWords,
  all: m.allKinds,
});

function filterWords(filter: MailFilter): string {
  if (filter === "undelivered") return m.undelivered;
  return filter === "held_back" ? m.heldBack : MAIL_STATE_WORDS[filter];
}

const columns = (open: (id: string) => void): readonly Column<Mail>[] => [
  {
    id: "subject",
    label: m.subject,
    leading: true,
    render: ({ id, subject }) => (
      <TextButton onClick={() => open(id)}>{subject || m.forgotten}</TextButton>
    ),
  },
  { id: "to", label: m.to, render: ({ to }) => <LongWord>{to}</LongWord> },
  { id: "kind", label: m.kind, render: ({ kind }) => mailKindWords(kind) },
  {
    id: "state",
    label: m.status,
    render: ({ state }) => (
      <Badge {...(state === "failed" ? { color: "clay" } : {})} variant="light">
        {MAIL_STATE_WORDS[state]}
      </Badge>
    ),
  },
  { id: "tries", label: m.attempts, align: "end", render: ({ attempts }) => attempts },
  {
    id: "error",
    label: m.lastError,
    offByDefault: true,
    render: ({ lastError }) => mailErrorWords(lastError),
  },
  {
    id: "written",
    label: m.created,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

/** Every email with its state; those that were given up can be resent. */
export function Outbox() {
  const table = useTableAddress();
  const [openId, setOpenId] = useState<string | null>(null);
  const asked: Query = {
    ...askedBy(table.address, NEWEST_FIRST),
    state: STATE.idIn(table.search),
    kind: KIND.idIn(table.search),
  };
  const query = trpc.admin.mails.outbox.useQuery(asked, TABLE_QUERY);
  const retry = trpc.admin.mails.retry.useMutation({
    meta: { failureTitle: m.nothingSentAgain },
    onSuccess: (count) => notify.success(m.backInQueue(count)),
    onSettled: () => query.refetch(),
  });
  return (
    <>
      <ServerTable
        name="emails"
        columns={columns(setOpenId)}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[STATE, KIND]}
        bulk={[{ label: m.sendAgain, run: (ids) => retry.mutateAsync({ ids: [...ids] }) }]}
        empty={<EmptyState title={m.noEmails}>{m.firstOrder}</EmptyState>}
      />
      <Modal opened={openId !== null} onClose={() => setOpenId(null)} size="xl" title={m.asWritten}>
        {openId ? <OneMail id={openId} /> : null}
      </Modal>
    </>
  );
}

function OneMail({ id }: { id: string }) {
  const mail = trpc.admin.mails.one.useQuery({ id }, { refetchOnMount: "always" });
  if (mail.isPending) return <Skeleton h={400} />;
  if (isLost(mail)) return <ErrorPanel message={failureMessage(mail.error)} />;
  const { subject, to, state, createdAt } = mail.data;
  return (
    <>
      <FactList
        facts={[
          [m.subject, subject || m.forgotten],
          [m.to, to],
          [m.status, MAIL_STATE_WORDS[state]],
          [m.created, formatInstant(createdAt)],
        ]}
      />
      <MailView {...mail.data} />
    </>
  );
}
