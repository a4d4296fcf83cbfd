import { brand } from "#shared/brand.ts";
import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { paymentsFarmAccount as words } from "#messages/payments/payouts/farm-account.ts";
import { Badge, Text } from "@mantine/core";
import { FARM_STATUSES } from "#shared/farms/farm-state.ts";
import { FARM_PEOPLE, FARM_SORTS } from "#shared/farms/farm-admin.ts";
import { businessDayAt, formatDayShort, formatDayYear } from "#shared/time.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./admin-farms.module.css";
import { FarmCertificates } from "./farm-certificates.tsx";
import { FarmActions } from "./farm-actions.tsx";
import { WaitingApplications } from "./waiting-applications.tsx";

type Row = Outputs["admin"]["farms"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["farms"]["page"]>;

const DEFAULT_SORT = { sort: "name", dir: "asc" } as const;
const STATUS = tableFilter({
  name: "status",
  label: m.status,
  ids: FARM_STATUSES,
  words: (id) => m.statuses[id],
  all: m.allStatuses,
});

const PEOPLE = tableFilter({
  name: "people",
  label: m.whoWorks,
  ids: FARM_PEOPLE,
  words: () => m.nobodyWorks,
  all: m.anyPeople,
});

const columns = (onDone: () => void): readonly Column<Row>[] => [
  {
    id: "name",
    label: m.farm,
    sort: "name",
    sortsAs: "text",
    leading: true,
    render: ({ id, name }) => <TextLink href={`/farmers/${id}`}>{name}</TextLink>,
  },
  { id: "town", label: m.town, sort: "town", sortsAs: "text", render: ({ town }) => town },
  { id: "state", label: m.status, render: (row) => <State {...row} /> },
  {
    id: "products",
    label: m.products,
    sort: "products",
    align: "end",
    render: ({ products }) => products,
  },
  {
    id: "sold",
    label: m.sold30,
    sort: "sold",
    align: "end",
    render: ({ sold }) => <MoneyText amount={sold} size="small" />,
  },
  {
    id: "since",
    label: m.joined,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatDayYear(businessDayAt(new Date(createdAt))),
  },
  {
    id: "actions",
    label: "",
    render: (row) => (
      <div className={styles.actions}>
        <div className={styles.ways}>
          <TextLink href={`/dashboard/admin/farmers/${row.id}/inventory`}>{m.inventory}</TextLink>
          <TextLink href={`/dashboard/admin/farmers/${row.id}/certificates`}>
            {m.certificates}
          </TextLink>
          {row.vacancy ? (
            <TextLink href={`/dashboard/admin/applications/${row.vacancy}`}>
              {m.inviteSomebody}
            </TextLink>
          ) : null}
          {row.guests > 0 ? (
            <TextLink href={`/dashboard/farmer/visits?farm=${row.id}`}>
              {m.openDays(row.guests)}
            </TextLink>
          ) : null}
        </div>
        <div className={styles.acts}>
          <FarmActions farm={row} onDone={onDone} />
        </div>
      </div>
    ),
  },
];

function State({ status, pausedUntil, payouts }: Pick<Row, "status" | "pausedUntil" | "payouts">) {
  const until = status === "paused" && pausedUntil ? m.until(formatDayShort(pausedUntil)) : "";
  return (
    <div className={styles.state}>
      <Badge component="span" variant={status === "live" ? "light" : "default"}>
        {m.statuses[status]}
        {until}
      </Badge>
      <Text component="span" display="block" size="sm" c="dimmed" className={styles.payouts}>
        {m.payouts}: {words.states[payouts ?? "none"]}
      </Text>
    </div>
  );
}

/** All farms with their sales and status, and the waiting applications. */
export function FarmsPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, DEFAULT_SORT, FARM_SORTS),
    status: STATUS.idIn(table.search),
    people: PEOPLE.idIn(table.search),
  };
  const query = trpc.admin.farms.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.farms.export.useMutation(savedAs(`${brand.slug}-farms.csv`));
  return (
    <>
      <AreaHeading title={m.farmers}>{m.farmersHint}</AreaHeading>
      <WaitingApplications />
      <FarmCertificates />
      <ServerTable
        name="farms"
        columns={columns(() => void query.refetch())}
        rowKey={({ id }) => String(id)}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.searchFarms}
        filters={[STATUS, PEOPLE]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.noFarms} />}
      />
    </>
  );
}
