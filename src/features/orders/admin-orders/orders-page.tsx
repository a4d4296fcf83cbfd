import { TextInput } from "@mantine/core";
import { ordersDesk as m } from "#messages/orders/desk.ts";
import { formatPeriod } from "#shared/analytics/analytics.ts";
import { brand } from "#shared/brand.ts";
import { ORDER_SORTS } from "#shared/orders/order-desk.ts";
import { PHONE_ORDER_PATH } from "#shared/orders/phone-order.ts";
import { type Inputs, trpc } from "#client/lib/api/trpc.ts";
import { PeriodFilter } from "#client/lib/platform/server-table/period-filter.tsx";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ORDER_COLUMNS } from "./order-columns.tsx";
import { useOrderFilters } from "./use-order-filters.ts";
import { ZipFilter } from "./zip-filter.tsx";

type Query = Inputs["admin"]["orders"]["page"];

const DEFAULT_SORT = { sort: "placedAt", dir: "desc" } as const;

/** All orders, searchable by what a customer can tell about one. */
export function OrdersPage() {
  const table = useTableAddress();
  const filters = useOrderFilters(table.search);
  const { placed, day, zip } = filters.asked;
  const asked: Query = { ...askedBy(table.address, DEFAULT_SORT, ORDER_SORTS), ...filters.asked };
  const query = trpc.admin.orders.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.orders.export.useMutation(savedAs(`${brand.slug}-orders.csv`));
  return (
    <>
      <AreaHeading title={m.title} actions={<PillLink to={PHONE_ORDER_PATH}>{m.byPhone}</PillLink>}>
        {m.lead}
      </AreaHeading>
      <ServerTable
        name="orders"
        columns={ORDER_COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.search}
        filters={filters.choices}
        moreFilters={{
          narrow: placed !== undefined || day !== undefined || zip !== undefined,
          fields: (
            <>
              {placed ? (
                <PeriodFilter change={table.change}>
                  {m.placedIn(formatPeriod(placed))}
                </PeriodFilter>
              ) : null}
              <TextInput
                type="date"
                size="sm"
                aria-label={m.deliveryDay}
                value={day ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  table.change({ day: value || undefined, page: undefined })
                }
              />
              <ZipFilter
                zip={zip}
                onZip={(value) => table.change({ zip: value, page: undefined })}
              />
            </>
          ),
        }}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.noneYet} />}
      />
    </>
  );
}
