import { boxesAdmin as m } from "#messages/boxes/admin.ts";
import { BOX_FILTERS } from "#shared/boxes/box-filters.ts";
import { rhythmWords } from "#shared/boxes/box-words.ts";
import { formatDayShort, formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { LongWord } from "#client/ui/long-word.tsx";

type Row = Outputs["admin"]["boxes"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["boxes"]["page"]>;

const DEFAULT_SORT = { sort: "since", dir: "desc" } as const;
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: BOX_FILTERS,
  words: (id) => (id === "running" ? m.running : m.states[id]),
  all: m.allStatuses,
});

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "name",
    label: m.household,
    leading: true,
    render: ({ name, userId }) => (
      <TextLink href={`/dashboard/admin/users/${userId}`}>{name}</TextLink>
    ),
  },
  {
    id: "email",
    label: m.email,
    offByDefault: true,
    render: ({ email }) => <LongWord>{email}</LongWord>,
  },
  {
    id: "state",
    label: m.status,
    render: ({ state, pausedUntil }) =>
      pausedUntil ? m.pausedUntil(formatDayShort(pausedUntil)) : m.states[state],
  },
  {
    id: "box",
    label: m.box,
    render: ({ size, everyWeeks }) => m.sizeAndRhythm(m.sizes[size], rhythmWords(everyWeeks)),
  },
  {
    id: "next",
    label: m.nextBox,
    whole: true,
    render: ({ nextDay }) => (nextDay ? formatDayShort(nextDay) : m.none),
  },
  { id: "error", label: m.lastProblem, render: ({ lastError }) => lastError ?? m.none },
  { id: "card", label: m.card, offByDefault: true, render: ({ cardLabel }) => cardLabel },
  {
    id: "since",
    label: m.since,
    sort: "since",
    sortsAs: "time",
    whole: true,
    render: ({ since }) => formatInstant(since),
  },
];

/** The weekly boxes of all households. */
export function AdminBoxesPage() {
  const table = useTableAddress();
  const asked: Query = { ...askedBy(table.address, DEFAULT_SORT), state: STATE.idIn(table.search) };
  const query = trpc.admin.boxes.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <ServerTable
        name="households"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.search}
        filters={[STATE]}
        empty={<EmptyState title={m.empty} />}
      />
    </>
  );
}
