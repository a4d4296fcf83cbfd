import { Badge } from "@mantine/core";
import { APPLICATION_SORTS } from "#shared/farms/application-admin.ts";
import { APPLICATION_STATE_WORDS, applicationLifecycle } from "#shared/farms/application.ts";
import { FARM_TYPES, optionLabel } from "#shared/farms/farm-options.ts";
import { formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ReviewClock } from "./review-clock.tsx";

type Row = Outputs["admin"]["applications"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["applications"]["page"]>;

const ORDER = { sort: "reviewDueOn", dir: "asc" } as const;
const WORDS = { open: "Not decided yet", ...APPLICATION_STATE_WORDS };
const STATE = tableFilter({
  name: "state",
  label: "Status",
  ids: ["open", ...applicationLifecycle.states],
  words: (id) => WORDS[id],
  all: "All statuses",
});

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "farm",
    label: "Farm",
    leading: true,
    render: ({ id, farmName }) => (
      <TextLink href={`/dashboard/admin/applications/${id}`}>{farmName}</TextLink>
    ),
  },
  { id: "family", label: "Family", render: ({ familyName }) => familyName },
  { id: "location", label: "Where", render: ({ location }) => location },
  { id: "type", label: "Type", render: ({ farmType }) => optionLabel(FARM_TYPES, farmType) },
  {
    id: "state",
    label: "Status",
    render: ({ state }) => (
      <Badge component="span" variant={state === "approved" ? "light" : "default"}>
        {APPLICATION_STATE_WORDS[state]}
      </Badge>
    ),
  },
  {
    id: "due",
    label: "Answer",
    sort: "reviewDueOn",
    render: (row) => <ReviewClock {...row} />,
  },
  {
    id: "sent",
    label: "Sent",
    sort: "submittedAt",
    whole: true,
    render: ({ submittedAt }) => formatInstant(submittedAt),
  },
  { id: "email", label: "Email", offByDefault: true, render: ({ email }) => email },
];

/** The farms that want to join or wanted to, the one due first in front. */
export function ApplicationsPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, ORDER, APPLICATION_SORTS),
    state: STATE.idIn(table.search),
  };
  const query = trpc.admin.applications.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title="Applications">
        Every farm gets an answer from us within two business days; weekends do not count.
      </AreaHeading>
      <ServerTable
        name="applications"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={ORDER}
        searchLabel="Search farms, families and places"
        filters={[STATE]}
        empty={
          <EmptyState title="No applications yet">
            Everyone who fills in the form for farmers is listed here.
          </EmptyState>
        }
      />
    </>
  );
}
