import { NativeSelect } from "@mantine/core";
import { type BoxRhythm, type SubscriptionState, subscriptionLifecycle } from "#shared/box-plan.ts";
import { RHYTHM_WORDS } from "#shared/box-words.ts";
import { formatDayShort, formatInstant } from "#shared/time.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

type Row = Outputs["boxes"]["page"]["rows"][number];
type Query = NonNullable<Inputs["boxes"]["page"]>;

const STATES: Record<SubscriptionState, string> = {
  active: "Active",
  paused: "Paused",
  cancelled: "Cancelled",
};
const OPTIONS = [
  { value: "", label: "All states" },
  ...subscriptionLifecycle.states.map((value) => ({ value, label: STATES[value] })),
];

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
    label: "State",
    render: ({ state, pausedUntil }) =>
      pausedUntil ? `Paused until ${formatDayShort(pausedUntil)}` : STATES[state],
  },
  {
    id: "box",
    label: "Box",
    render: ({ size, everyWeeks }) => `${size}, ${RHYTHM_WORDS[everyWeeks as BoxRhythm]}`,
  },
  {
    id: "next",
    label: "Next box",
    render: ({ nextDay }) => (nextDay ? formatDayShort(nextDay) : "None"),
  },
  { id: "error", label: "Last trouble", render: ({ lastError }) => lastError ?? "None" },
  { id: "card", label: "Card", offByDefault: true, render: ({ cardLabel }) => cardLabel },
  { id: "since", label: "Since", sort: "since", render: ({ since }) => formatInstant(since) },
];

/** The weekly boxes of all households. */
export function AdminBoxesPage() {
  const { address, search, change } = useTableAddress();
  const state = subscriptionLifecycle.states.find((one) => one === search["state"]);
  const { q, dir, page } = address;
  const asked: Query = { q, dir, page, state };
  const query = trpc.boxes.page.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  return (
    <>
      <AreaHeading title="Weekly boxes">
        Who takes a box, when the next one comes, and what stood in the way last.
      </AreaHeading>
      <DataTable
        name="households"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "since", dir: "desc" }}
        onAddress={change}
        searchLabel="Search names and addresses"
        filtered={state !== undefined}
        filters={
          <NativeSelect
            size="sm"
            aria-label="State"
            data={OPTIONS}
            value={state ?? ""}
            onChange={(event) =>
              change({ state: event.currentTarget.value || undefined, page: undefined })
            }
          />
        }
        empty={<EmptyState title="Nobody takes a weekly box yet" />}
      />
    </>
  );
}
