import { Badge, NativeSelect } from "@mantine/core";
import {
  SUBSCRIBER_SOURCES,
  subscriberLifecycle,
  type SubscriberSource,
  type SubscriberState,
} from "#shared/subscriber.ts";
import { formatInstant } from "#shared/time.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { ImportButton } from "./import-button.tsx";
import { SOURCE_WORDS, STATE_WORDS } from "./words.ts";

type Row = Outputs["subscriberAdmin"]["page"]["rows"][number];
type Query = NonNullable<Inputs["subscriberAdmin"]["page"]>;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "email",
    label: "Email",
    sort: "email",
    leading: true,
    render: ({ id, email }) => (
      <TextLink href={`/dashboard/admin/subscribers/${id}`}>{email}</TextLink>
    ),
  },
  {
    id: "name",
    label: "Name",
    render: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
  },
  {
    id: "state",
    label: "Consent",
    render: ({ state }) => (
      <Badge variant={state === "confirmed" ? "light" : "default"}>{STATE_WORDS[state]}</Badge>
    ),
  },
  { id: "source", label: "Source", render: ({ source }) => SOURCE_WORDS[source] },
  { id: "zip", label: "Zip", render: ({ zipCode }) => zipCode ?? "" },
  { id: "tags", label: "Tags", offByDefault: true, render: ({ tags }) => tags.join(", ") },
  {
    id: "since",
    label: "Since",
    sort: "createdAt",
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

const options = <Id extends string>(all: string, ids: readonly Id[], words: Record<Id, string>) => [
  { value: "", label: all },
  ...ids.map((id) => ({ value: id, label: words[id] })),
];
const SOURCES = options("Every source", SUBSCRIBER_SOURCES, SOURCE_WORDS);
const STATES = options<SubscriberState>("Every state", subscriberLifecycle.states, STATE_WORDS);

/** The people who left their address: search, sources, consent, export and import. */
export function SubscribersPage() {
  const { address, search, change } = useTableAddress();
  const source: SubscriberSource | undefined = SUBSCRIBER_SOURCES.find(
    (id) => id === search["source"],
  );
  const state = subscriberLifecycle.states.find((id) => id === search["state"]);
  const sort = address.sort === "email" ? "email" : "createdAt";
  const { q, dir, page } = address;
  const asked: Query = { q, sort, dir, page, source, state };
  const query = trpc.subscriberAdmin.page.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  const csv = trpc.subscriberAdmin.export.useMutation({
    meta: { failureTitle: "The export failed" },
    onSuccess: (text) => saveTextFile("furrow-subscribers.csv", text),
  });
  const leave = trpc.subscriberAdmin.unsubscribe.useMutation({
    meta: { failureTitle: "They are still subscribed" },
    onSettled: () => query.refetch(),
  });
  return (
    <>
      <AreaHeading
        title="Subscribers"
        actions={<ImportButton onDone={() => void query.refetch()} />}
      >
        Nobody is mailed before confirming, and nobody who left is brought back.
      </AreaHeading>
      <DataTable
        name="subscribers"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "createdAt", dir: "desc" }}
        onAddress={change}
        searchLabel="Search addresses and names"
        filtered={source !== undefined || state !== undefined}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="Source"
              data={SOURCES}
              value={source ?? ""}
              onChange={({ currentTarget: { value } }) =>
                change({ source: value || undefined, page: undefined })
              }
            />
            <NativeSelect
              size="sm"
              aria-label="Consent"
              data={STATES}
              value={state ?? ""}
              onChange={({ currentTarget: { value } }) =>
                change({ state: value || undefined, page: undefined })
              }
            />
          </>
        }
        bulk={[
          {
            label: "Unsubscribe",
            question: (count) =>
              `Stop all marketing to ${count} of them? Only they can start it again.`,
            danger: true,
            run: (ids) => leave.mutateAsync({ ids: [...ids] }),
          },
        ]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={
          <EmptyState title="Nobody yet">
            Whoever signs up in the footer, the popup or on a product shows up here.
          </EmptyState>
        }
      />
    </>
  );
}
