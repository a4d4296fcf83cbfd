import { Badge } from "@mantine/core";
import { brand } from "#shared/brand.ts";
import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { SUBSCRIBER_SOURCES, subscriberLifecycle } from "#shared/subscribers/subscriber.ts";
import { BOUNCES, SUBSCRIBER_SORTS, ZIP_SERVED } from "#shared/subscribers/subscriber-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import { ImportButton } from "./import-button.tsx";
import { SOURCE_WORDS, STATE_WORDS } from "./words.ts";

type Row = Outputs["admin"]["subscribers"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["subscribers"]["page"]>;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "email",
    label: m.email,
    sort: "email",
    sortsAs: "text",
    leading: true,
    render: ({ id, email }) => (
      <TextLink href={`/dashboard/admin/subscribers/${id}`}>
        <LongWord>{email}</LongWord>
      </TextLink>
    ),
  },
  {
    id: "name",
    label: m.name,
    render: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
  },
  {
    id: "state",
    label: m.consent,
    render: ({ state }) => (
      <Badge variant={state === "confirmed" ? "light" : "default"}>{STATE_WORDS[state]}</Badge>
    ),
  },
  { id: "source", label: m.source, render: ({ source }) => SOURCE_WORDS[source] },
  { id: "zip", label: m.zip, render: ({ zipCode }) => zipCode ?? "" },
  { id: "served", label: m.zipServed, render: ({ zipServed }) => m.served[zipServed] },
  {
    id: "bounced",
    label: m.bounced,
    render: ({ isBounced }) => m.bounces[isBounced ? "bounced" : "not_bounced"],
  },
  { id: "tags", label: m.tags, offByDefault: true, render: ({ tags }) => tags.join(", ") },
  {
    id: "since",
    label: m.since,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

const SOURCE = tableFilter({
  name: "source",
  label: m.source,
  ids: SUBSCRIBER_SOURCES,
  words: (id) => SOURCE_WORDS[id],
  all: m.allSources,
});
const STATE = tableFilter({
  name: "state",
  label: m.consent,
  ids: subscriberLifecycle.states,
  words: (id) => STATE_WORDS[id],
  all: m.allStatuses,
});
const ZIP = tableFilter({
  name: "zip",
  label: m.zipServed,
  ids: ZIP_SERVED,
  words: (id) => m.served[id],
  all: m.allZips,
});
const BOUNCE = tableFilter({
  name: "bounce",
  label: m.bounced,
  ids: BOUNCES,
  words: (id) => m.bounces[id],
  all: m.allAddresses,
});

/** The people who left their address: search, sources, consent, export and import. */
export function SubscribersPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, NEWEST_FIRST, SUBSCRIBER_SORTS),
    source: SOURCE.idIn(table.search),
    state: STATE.idIn(table.search),
    zip: ZIP.idIn(table.search),
    bounce: BOUNCE.idIn(table.search),
  };
  const query = trpc.admin.subscribers.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.subscribers.export.useMutation(savedAs(`${brand.slug}-subscribers.csv`));
  const leave = trpc.admin.subscribers.unsubscribe.useMutation({
    meta: { failureTitle: m.theyStay },
    onSettled: () => query.refetch(),
  });
  return (
    <>
      <AreaHeading
        title={m.subscribers}
        actions={<ImportButton onDone={() => void query.refetch()} />}
      >
        {m.subscribersText}
      </AreaHeading>
      <ServerTable
        name="subscribers"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[SOURCE, STATE, ZIP, BOUNCE]}
        bulk={[
          {
            label: m.unsubscribe,
            question: (count) => m.stopQuestion(count),
            danger: true,
            run: (ids) => leave.mutateAsync({ ids: [...ids] }),
          },
        ]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.noOne}>{m.noOneText}</EmptyState>}
      />
    </>
  );
}
