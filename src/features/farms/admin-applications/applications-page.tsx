import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { Badge } from "@mantine/core";
import {
  APPLICATION_FILTERS,
  APPLICATION_SORTS,
} from "#shared/farms/applications/application-admin.ts";
import { applicationStateWords } from "#shared/farms/applications/application.ts";
import { FARM_TYPES, optionLabel } from "#shared/farms/farm-options.ts";
import { formatInstant } from "#shared/time.ts";
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
import { ReviewClock } from "./review-clock.tsx";

type Row = Outputs["admin"]["applications"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["applications"]["page"]>;

const DEFAULT_SORT = { sort: "reviewDueOn", dir: "asc" } as const;
const FILTER_WORDS = {
  open: m.notDecided,
  waiting: m.waitsInTime,
  overdue: m.waitsTooLong,
};
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: APPLICATION_FILTERS,
  words: (id) =>
    id === "open" || id === "waiting" || id === "overdue"
      ? FILTER_WORDS[id]
      : applicationStateWords(id),
  all: m.allStatuses,
});

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "farm",
    label: m.farm,
    leading: true,
    render: ({ id, farmName }) => (
      <TextLink href={`/dashboard/admin/applications/${id}`}>{farmName}</TextLink>
    ),
  },
  { id: "family", label: m.family, render: ({ familyName }) => familyName },
  { id: "location", label: m.where, render: ({ location }) => location },
  { id: "type", label: m.type, render: ({ farmType }) => optionLabel(FARM_TYPES, farmType) },
  {
    id: "state",
    label: m.status,
    render: ({ state }) => (
      <Badge component="span" variant={state === "approved" ? "light" : "default"}>
        {applicationStateWords(state)}
      </Badge>
    ),
  },
  {
    id: "due",
    label: m.answer,
    sort: "reviewDueOn",
    sortsAs: "time",
    render: (row) => <ReviewClock {...row} />,
  },
  {
    id: "sent",
    label: m.sent,
    sort: "submittedAt",
    sortsAs: "time",
    whole: true,
    render: ({ submittedAt }) => formatInstant(submittedAt),
  },
  {
    id: "email",
    label: m.email,
    offByDefault: true,
    render: ({ email }) => <LongWord>{email}</LongWord>,
  },
];

/** All applications, by default those due first. */
export function ApplicationsPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, DEFAULT_SORT, APPLICATION_SORTS),
    state: STATE.idIn(table.search),
  };
  const query = trpc.admin.applications.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.applications}>{m.everyFarm}</AreaHeading>
      <ServerTable
        name="applications"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.searchApplications}
        filters={[STATE]}
        empty={<EmptyState title={m.noApplications}>{m.noApplicationsHint}</EmptyState>}
      />
    </>
  );
}
