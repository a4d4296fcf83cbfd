import { Badge, Modal, Skeleton } from "@mantine/core";
import { useState } from "react";
import { MAIL_KINDS, mailLifecycle } from "#shared/mail/mail.ts";
import { MAIL_STATE_WORDS, mailKindWords } from "#shared/mail/mail-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextButton } from "#client/ui/buttons/text-button.tsx";
import { MailView } from "#client/lib/mail/mail-view.tsx";

type Mail = Outputs["admin"]["mails"]["outbox"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["mails"]["outbox"]>;

const ORDER = { sort: "createdAt", dir: "desc" } as const;
const STATE = tableFilter({
  name: "state",
  label: "Status",
  ids: mailLifecycle.states,
  words: (id) => MAIL_STATE_WORDS[id],
  all: "All statuses",
});
const KIND = tableFilter({
  name: "kind",
  label: "Kind",
  ids: MAIL_KINDS,
  words: mailKindWords,
  all: "All kinds",
});

const columns = (open: (id: string) => void): readonly Column<Mail>[] => [
  {
    id: "subject",
    label: "Subject",
    leading: true,
    render: ({ id, subject }) => <TextButton onClick={() => open(id)}>{subject}</TextButton>,
  },
  { id: "to", label: "To", render: ({ to }) => to },
  { id: "kind", label: "Kind", render: ({ kind }) => mailKindWords(kind) },
  {
    id: "state",
    label: "Status",
    render: ({ state }) => (
      <Badge {...(state === "failed" ? { color: "clay" } : {})} variant="light">
        {MAIL_STATE_WORDS[state]}
      </Badge>
    ),
  },
  { id: "tries", label: "Attempts", align: "end", render: ({ attempts }) => attempts },
  { id: "error", label: "Last error", offByDefault: true, render: ({ lastError }) => lastError },
  {
    id: "written",
    label: "Created",
    sort: "createdAt",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

/** Every email there is, with its state; what was given up can be sent again. */
export function Outbox() {
  const table = useTableAddress();
  const [openId, setOpenId] = useState<string | null>(null);
  const asked: Query = {
    ...askedBy(table.address, ORDER),
    state: STATE.idIn(table.search),
    kind: KIND.idIn(table.search),
  };
  const query = trpc.admin.mails.outbox.useQuery(asked, TABLE_QUERY);
  const retry = trpc.admin.mails.retry.useMutation({
    meta: { failureTitle: "Nothing was sent again" },
    onSuccess: (count) => notify.success(`${count} back in the queue`),
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
        defaultSort={ORDER}
        searchLabel="Search addresses and subjects"
        filters={[STATE, KIND]}
        bulk={[{ label: "Send again", run: (ids) => retry.mutateAsync({ ids: [...ids] }) }]}
        empty={<EmptyState title="No emails yet">The first order sends the first one.</EmptyState>}
      />
      <Modal
        opened={openId !== null}
        onClose={() => setOpenId(null)}
        size="xl"
        title="The email as it was written"
      >
        {openId ? <OneMail id={openId} /> : null}
      </Modal>
    </>
  );
}

function OneMail({ id }: { id: string }) {
  const mail = trpc.admin.mails.one.useQuery({ id });
  if (mail.isPending) return <Skeleton h={400} />;
  if (mail.isError) return <ErrorPanel message={failureMessage(mail.error)} />;
  const { subject, to, state, createdAt } = mail.data;
  return (
    <>
      <FactList
        facts={[
          ["Subject", subject],
          ["To", to],
          ["Status", MAIL_STATE_WORDS[state]],
          ["Created", formatInstant(createdAt)],
        ]}
      />
      <MailView {...mail.data} />
    </>
  );
}
