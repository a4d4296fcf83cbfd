import { Badge, Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { TextButton } from "#client/ui/buttons/text-button.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { OneUpdate } from "./one-update.tsx";
import { audienceWords, stateWords } from "./words.ts";

type Row = Outputs["admin"]["customerUpdates"]["page"]["rows"][number];

/** Messages to customers; `id` in the URL is the open message, or `new` for a new one. */
export function CustomerUpdatePage() {
  const { search, change } = useTableAddress();
  const id = typeof search["id"] === "string" ? search["id"] : null;
  const open = (next: string | undefined) => change({ id: next, page: undefined });
  if (id !== null) {
    return (
      <OneUpdate
        key={id === "new" ? "new" : "stored"}
        id={id === "new" ? null : id}
        onSaved={open}
        onClose={() => open(undefined)}
      />
    );
  }
  return <UpdateList onOpen={open} />;
}

/** The number of recipients: none yet for a draft, and unknown once the retention period has passed. */
const counted = (which: "people" | "queued" | "sent" | "failed") => (row: Row) =>
  row.people === 0 ? "–" : m.count(row[which]);

const columns = (onOpen: (id: string) => void): readonly Column<Row>[] => [
  {
    id: "subject",
    label: m.subject,
    leading: true,
    render: ({ id, subject }) => <TextButton onClick={() => onOpen(id)}>{subject}</TextButton>,
  },
  {
    id: "state",
    label: m.status,
    render: (row) => <Badge variant="light">{stateWords(row)}</Badge>,
  },
  { id: "audience", label: m.to, render: audienceWords },
  { id: "people", label: m.peopleColumn, align: "end", render: counted("people") },
  { id: "queued", label: m.queued, align: "end", render: counted("queued"), offByDefault: true },
  { id: "sent", label: m.sent, align: "end", render: counted("sent") },
  { id: "failed", label: m.failed, align: "end", render: counted("failed") },
  { id: "author", label: m.writtenBy, render: ({ author }) => author },
  {
    id: "createdAt",
    label: m.created,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

function UpdateList({ onOpen }: { onOpen: (id: string) => void }) {
  const table = useTableAddress();
  const query = trpc.admin.customerUpdates.page.useQuery(
    askedBy(table.address, NEWEST_FIRST),
    TABLE_QUERY,
  );
  const write = (
    <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onOpen("new")}>
      {m.write}
    </Button>
  );
  return (
    <>
      <AreaHeading title={m.writeTo} actions={write}>
        {m.writeText}
      </AreaHeading>
      <ServerTable
        name="messages"
        columns={columns(onOpen)}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        empty={<EmptyState title={m.noMessages}>{m.noMessagesText}</EmptyState>}
      />
    </>
  );
}
