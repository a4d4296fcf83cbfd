import { Badge, NativeSelect } from "@mantine/core";
import { APPLICATION_SORTS } from "#shared/application-admin.ts";
import { APPLICATION_STATE_WORDS, applicationLifecycle } from "#shared/application.ts";
import { FARM_TYPES, optionLabel } from "#shared/farm-options.ts";
import { formatInstant } from "#shared/time.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { ReviewClock } from "./review-clock.tsx";

type Row = Outputs["applicationsAdmin"]["page"]["rows"][number];
type Query = NonNullable<Inputs["applicationsAdmin"]["page"]>;

const STATES = ["open", ...applicationLifecycle.states] as const;
const OPTIONS = [
  { value: "", label: "Every state" },
  { value: "open", label: "Not decided yet" },
  ...applicationLifecycle.states.map((value) => ({ value, label: APPLICATION_STATE_WORDS[value] })),
];

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
  { id: "type", label: "What", render: ({ farmType }) => optionLabel(FARM_TYPES, farmType) },
  {
    id: "state",
    label: "State",
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
    render: ({ submittedAt }) => formatInstant(submittedAt),
  },
  { id: "email", label: "Email", offByDefault: true, render: ({ email }) => email },
];

/** The farms that want to join or wanted to, the one due first in front. */
export function ApplicationsPage() {
  const { address, search, change } = useTableAddress();
  const state = STATES.find((one) => one === search["state"]);
  const sort = APPLICATION_SORTS.find((one) => one === address.sort);
  const { q, dir = "asc", page } = address;
  const asked: Query = { q, sort, dir, page, state };
  const query = trpc.applicationsAdmin.page.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  return (
    <>
      <AreaHeading title="Applications">
        Every farm hears from us within two business days; weekends do not count.
      </AreaHeading>
      <DataTable
        name="applications"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "reviewDueOn", dir: "asc" }}
        onAddress={change}
        searchLabel="Search farms, families and places"
        filtered={state !== undefined}
        filters={
          <NativeSelect
            size="sm"
            aria-label="State"
            data={OPTIONS}
            value={state ?? ""}
            onChange={({ currentTarget: { value } }) =>
              change({ state: value || undefined, page: undefined })
            }
          />
        }
        empty={
          <EmptyState title="No applications yet">
            Whoever fills in the form for farmers shows up here.
          </EmptyState>
        }
      />
    </>
  );
}
