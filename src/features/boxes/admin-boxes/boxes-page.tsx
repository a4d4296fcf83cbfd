import {
  type BoxRhythm,
  type SubscriptionState,
  subscriptionLifecycle,
} from "#shared/boxes/box-plan.ts";
import { RHYTHM_WORDS } from "#shared/boxes/box-words.ts";
import { formatDayShort, formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";

type Row = Outputs["admin"]["boxes"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["boxes"]["page"]>;

const STATE_WORDS: Record<SubscriptionState, string> = {
  active: "Active",
  paused: "Paused",
  canceled: "Canceled",
};
const ORDER = { sort: "since", dir: "desc" } as const;
const STATE = tableFilter({
  name: "state",
  label: "Status",
  ids: subscriptionLifecycle.states,
  words: (id) => STATE_WORDS[id],
  all: "All statuses",
});

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "name",
    label: "Household",
    leading: true,
    render: ({ name, userId }) => (
      <TextLink href={`/dashboard/admin/users/${userId}`}>{name}</TextLink>
    ),
  },
  { id: "email", label: "Email", offByDefault: true, render: ({ email }) => email },
  {
    id: "state",
    label: "Status",
    render: ({ state, pausedUntil }) =>
      pausedUntil ? `Paused until ${formatDayShort(pausedUntil)}` : STATE_WORDS[state],
  },
  {
    id: "box",
    label: "Box",
    render: ({ size, everyWeeks }) => `${size}, ${RHYTHM_WORDS[everyWeeks as BoxRhythm]}`,
  },
  {
    id: "next",
    label: "Next box",
    whole: true,
    render: ({ nextDay }) => (nextDay ? formatDayShort(nextDay) : "None"),
  },
  { id: "error", label: "Last problem", render: ({ lastError }) => lastError ?? "None" },
  { id: "card", label: "Card", offByDefault: true, render: ({ cardLabel }) => cardLabel },
  {
    id: "since",
    label: "Since",
    sort: "since",
    whole: true,
    render: ({ since }) => formatInstant(since),
  },
];

/** The weekly boxes of all households. */
export function AdminBoxesPage() {
  const table = useTableAddress();
  const asked: Query = { ...askedBy(table.address, ORDER), state: STATE.idIn(table.search) };
  const query = trpc.admin.boxes.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title="Weekly boxes">
        Who gets a box, when the next one comes, and the last problem with it.
      </AreaHeading>
      <ServerTable
        name="households"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={ORDER}
        searchLabel="Search names and addresses"
        filters={[STATE]}
        empty={<EmptyState title="No weekly boxes yet" />}
      />
    </>
  );
}
