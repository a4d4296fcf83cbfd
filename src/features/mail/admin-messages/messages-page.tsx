import { Badge } from "@mantine/core";
import { useState } from "react";
import { mailMessages as m } from "#messages/mail/messages.ts";
import { contactLifecycle, topicLabel } from "#shared/mail/contact.ts";
import { MESSAGE_STATE_WORDS } from "#shared/mail/contact-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TextButton } from "#client/ui/buttons/text-button.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import { MessageDrawer } from "./message-drawer.tsx";

export type Message = Outputs["admin"]["messages"]["page"]["rows"][number];

const DEFAULT_SORT = { sort: "createdAt", dir: "asc" } as const;
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: contactLifecycle.states,
  words: (id) => m.filters[id],
  all: m.all,
  usual: "new",
});

const columns = (open: (message: Message) => void): readonly Column<Message>[] => [
  {
    id: "number",
    label: m.ticket,
    leading: true,
    whole: true,
    render: (message) => <TextButton onClick={() => open(message)}>{message.number}</TextButton>,
  },
  { id: "topic", label: m.about, render: ({ topic }) => topicLabel(topic) },
  { id: "name", label: m.from, render: ({ name }) => name },
  { id: "email", label: m.address, render: ({ email }) => <LongWord>{email}</LongWord> },
  {
    id: "attachment",
    label: m.attachment,
    render: ({ attachment }) => (attachment === null ? null : m.kinds[attachment]),
  },
  { id: "order", label: m.order, offByDefault: true, render: ({ orderNumber }) => orderNumber },
  {
    id: "state",
    label: m.status,
    render: ({ state }) => <Badge variant="light">{MESSAGE_STATE_WORDS[state]}</Badge>,
  },
  {
    id: "createdAt",
    label: m.received,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

/** Messages from the contact page, longest waiting first. */
export function MessagesPage() {
  const table = useTableAddress();
  const [opened, setOpened] = useState<Message | null>(null);
  const asked = { ...askedBy(table.address, DEFAULT_SORT), state: STATE.idIn(table.search) };
  const query = trpc.admin.messages.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <ServerTable
        name="messages"
        columns={columns(setOpened)}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.search}
        filters={[STATE]}
        empty={<EmptyState title={m.none}>{m.noneText}</EmptyState>}
      />
      <MessageDrawer message={opened} onClose={() => setOpened(null)} />
    </>
  );
}
