import { Badge, NativeSelect } from "@mantine/core";
import { FARM_STATUSES, type FarmStatus } from "#shared/catalog.ts";
import { FARM_SORTS } from "#shared/farm-admin.ts";
import { businessDayAt, formatDayShort } from "#shared/time.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { MoneyText } from "#client/ui/money-text.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import styles from "./admin-farms.module.css";
import { FarmActions } from "./farm-actions.tsx";
import { WaitingApplications } from "./waiting-applications.tsx";

type Row = Outputs["farmAdmin"]["page"]["rows"][number];
type Query = NonNullable<Inputs["farmAdmin"]["page"]>;

const STATUS_WORDS: Record<FarmStatus, string> = {
  live: "Live",
  paused: "Paused",
  suspended: "Suspended",
};
const STATUS_OPTIONS = [
  { value: "", label: "Every state" },
  ...FARM_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
];

const columns = (onDone: () => void): readonly Column<Row>[] => [
  {
    id: "name",
    label: "Farm",
    sort: "name",
    leading: true,
    render: ({ id, name }) => <TextLink href={`/farmers/${id}`}>{name}</TextLink>,
  },
  { id: "town", label: "Town", sort: "town", render: ({ town }) => town },
  { id: "state", label: "State", render: (row) => <State {...row} /> },
  {
    id: "products",
    label: "Products",
    sort: "products",
    align: "end",
    render: ({ products }) => products,
  },
  {
    id: "sold",
    label: "Sold in 30 days",
    sort: "sold",
    align: "end",
    render: ({ sold }) => <MoneyText amount={sold} size="small" />,
  },
  {
    id: "since",
    label: "With us since",
    sort: "createdAt",
    render: ({ createdAt }) => businessDayAt(new Date(createdAt)),
  },
  {
    id: "actions",
    label: "",
    render: (row) => (
      <div className={styles.actions}>
        <TextLink href={`/dashboard/admin/farmers/${row.id}/inventory`}>Inventory</TextLink>
        <FarmActions farm={row} onDone={onDone} />
      </div>
    ),
  },
];

function State({ status, pausedUntil }: Pick<Row, "status" | "pausedUntil">) {
  const until = status === "paused" && pausedUntil ? ` until ${formatDayShort(pausedUntil)}` : "";
  return (
    <Badge component="span" variant={status === "live" ? "light" : "default"}>
      {STATUS_WORDS[status]}
      {until}
    </Badge>
  );
}

/** The farms: what each sells, and whether it is open; and who waits to join. */
export function FarmsPage() {
  const { address, search, change } = useTableAddress();
  const status = FARM_STATUSES.find((one) => one === search["status"]);
  const sort = FARM_SORTS.find((one) => one === address.sort);
  const { q, dir = "asc", page } = address;
  const asked: Query = { q, sort, dir, page, status };
  const query = trpc.farmAdmin.page.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  const csv = trpc.farmAdmin.export.useMutation({
    meta: { failureTitle: "The export failed" },
    onSuccess: (text) => saveTextFile("furrow-farms.csv", text),
  });
  return (
    <>
      <AreaHeading title="Farmers">
        A farm that is paused or suspended leaves the shop at once; its orders and history stay.
      </AreaHeading>
      <WaitingApplications />
      <DataTable
        name="farms"
        columns={columns(() => void query.refetch())}
        rowKey={({ id }) => String(id)}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "name", dir: "asc" }}
        onAddress={change}
        searchLabel="Search farms and towns"
        filtered={status !== undefined}
        filters={
          <NativeSelect
            size="sm"
            aria-label="State"
            data={STATUS_OPTIONS}
            value={status ?? ""}
            onChange={(event) =>
              change({ status: event.currentTarget.value || undefined, page: undefined })
            }
          />
        }
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title="No farms yet" />}
      />
    </>
  );
}
