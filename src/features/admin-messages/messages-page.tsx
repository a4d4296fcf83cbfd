import { Badge, NativeSelect, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { contactLifecycle, topicLabel } from "#shared/contact.ts";
import { MESSAGE_STATE_WORDS } from "#shared/contact-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { MessageDrawer } from "./message-drawer.tsx";
import styles from "./messages-page.module.css";

export type Message = Outputs["messages"]["page"]["rows"][number];

const columns = (open: (message: Message) => void): readonly Column<Message>[] => [
  {
    id: "number",
    label: "Ticket",
    leading: true,
    render: (message) => (
      <UnstyledButton className={styles.open} onClick={() => open(message)}>
        {message.number}
      </UnstyledButton>
    ),
  },
  { id: "topic", label: "About", render: ({ topic }) => topicLabel(topic) },
  { id: "name", label: "From", render: ({ name }) => name },
  { id: "email", label: "Address", render: ({ email }) => email },
  { id: "order", label: "Order", offByDefault: true, render: ({ orderNumber }) => orderNumber },
  {
    id: "state",
    label: "State",
    render: ({ state }) => <Badge variant="light">{MESSAGE_STATE_WORDS[state]}</Badge>,
  },
  {
    id: "createdAt",
    label: "Written",
    sort: "createdAt",
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

/** What people wrote on the contact page; those who wait longest come first. */
export function MessagesPage() {
  const { address, search, change } = useTableAddress();
  const [opened, setOpened] = useState<Message | null>(null);
  const asked = search["state"] ?? "new";
  const state = contactLifecycle.states.find((one) => one === asked);
  const { q, dir, page } = address;
  const query = trpc.messages.page.useQuery(
    { q, dir: dir ?? "asc", page, state },
    { placeholderData: (before) => before, refetchOnMount: "always" },
  );
  return (
    <>
      <AreaHeading title="Messages">
        What people wrote on the contact page. Answer by mail, then mark it here.
      </AreaHeading>
      <DataTable
        name="messages"
        columns={columns(setOpened)}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "createdAt", dir: "asc" }}
        onAddress={change}
        searchLabel="Search tickets, names, addresses and orders"
        filtered={state !== "new"}
        filters={
          <NativeSelect
            size="sm"
            aria-label="State"
            data={[
              ...contactLifecycle.states.map((value) => ({
                value,
                label: MESSAGE_STATE_WORDS[value],
              })),
              { value: "all", label: "All" },
            ]}
            value={state ?? "all"}
            onChange={({ currentTarget: { value } }) =>
              change({ state: value === "new" ? undefined : value, page: undefined })
            }
          />
        }
        empty={
          <EmptyState title="Nobody waits for an answer">All messages are answered.</EmptyState>
        }
      />
      <MessageDrawer message={opened} onClose={() => setOpened(null)} />
    </>
  );
}
