import { capital } from "#shared/capital.ts";
import { brand } from "#shared/brand.ts";
import { ordersDesk as m } from "#messages/orders-desk.ts";
import { Badge, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatSlot, WINDOW_IDS, windowOf } from "#shared/checkout/delivery.ts";
import { formatPeriod, periodIn } from "#shared/analytics/analytics.ts";
import {
  BUYERS,
  ORDER_FILTERS,
  ORDER_SORTS,
  orderDeskPath,
  PAID_BY,
  PAID_BY_WORDS,
  WITH_GOODS,
  WITH_PROBLEM,
} from "#shared/orders/order-desk.ts";
import { PHONE_ORDER_PATH } from "#shared/orders/phone-order.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/order-words.ts";
import { formatInstant, isDay } from "#shared/time.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { PeriodFilter } from "#client/lib/platform/server-table/period-filter.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";

type Order = Outputs["admin"]["orders"]["page"]["rows"][number];
type Query = Inputs["admin"]["orders"]["page"];

const DEFAULT_SORT = { sort: "placedAt", dir: "desc" } as const;
const ORDER_FILTER_WORDS = {
  ...ORDER_STATE_WORDS,
  standing: m.standing,
  overdue: m.overdue,
  undecided: m.undecided,
};
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: ORDER_FILTERS,
  words: (id) => ORDER_FILTER_WORDS[id],
  all: m.allStatuses,
});
const WINDOW = tableFilter({
  name: "window",
  label: m.window,
  ids: WINDOW_IDS,
  words: (id) => windowOf(id).label,
  all: m.allWindows,
});
const PROBLEM = tableFilter({
  name: "problem",
  label: m.problems,
  ids: WITH_PROBLEM,
  words: (id) => m.withProblem[id],
  all: m.withOrWithout,
});
const PAID = tableFilter({
  name: "paidBy",
  label: m.paidBy,
  ids: PAID_BY,
  words: (id) => PAID_BY_WORDS[id],
  all: m.anyPayment,
});

const BUYER = tableFilter({
  name: "buyer",
  label: m.buyers,
  ids: BUYERS,
  words: (id) => m.buyer[id],
  all: m.anyBuyer,
});
const GOODS = tableFilter({
  name: "goods",
  label: m.whatCame,
  ids: WITH_GOODS,
  words: (id) => m.withGoods[id],
  all: m.anyGoods,
});

const COLUMNS: readonly Column<Order>[] = [
  {
    id: "number",
    label: m.orderNumber,
    leading: true,
    whole: true,
    render: ({ number }) => <TextLink href={orderDeskPath(number)}>{number}</TextLink>,
  },
  {
    id: "placed",
    label: m.placed,
    sort: "placedAt",
    sortsAs: "time",
    whole: true,
    render: ({ placedAt }) => formatInstant(placedAt),
  },
  { id: "customer", label: m.customer, render: ({ name, email }) => name || email },
  { id: "email", label: m.email, offByDefault: true, render: ({ email }) => email },
  {
    id: "delivery",
    label: m.delivery,
    sort: "deliveryDay",
    sortsAs: "time",
    render: ({ day, window }) => capital(formatSlot(day, window)),
  },
  { id: "place", label: m.place, render: ({ city, zip }) => `${city} ${zip}` },
  {
    id: "state",
    label: m.status,
    render: ({ state, hasOpenProblem }) => (
      <Group component="span" gap={6}>
        <Badge variant="default">{ORDER_STATE_WORDS[state]}</Badge>
        {hasOpenProblem ? (
          <Badge variant="default" c="var(--color-clay-text)">
            {m.openProblem}
          </Badge>
        ) : null}
      </Group>
    ),
  },
  {
    id: "total",
    label: m.total,
    sort: "total",
    align: "end",
    render: ({ total }) => <MoneyText amount={total} />,
  },
  {
    id: "paid",
    label: m.paidBy,
    offByDefault: true,
    render: ({ isBox, credit }) => PAID_BY_WORDS[isBox ? "box" : credit > 0 ? "credit" : "card"],
  },
];

/** All orders, searchable by what a customer can tell about one. */
export function OrdersPage() {
  const table = useTableAddress();
  const { search, address } = table;
  const zones = trpc.admin.orders.zones.useQuery();
  const zone = tableFilter({
    name: "zone",
    label: m.zone,
    // Until the zones have loaded, the zone in the URL is accepted, so that a link to it works.
    ids: zones.data ?? [textOf(search["zone"])].filter((id) => id !== ""),
    words: (id) => id,
    all: m.allZones,
  });
  const day = isDay(textOf(search["day"])) ? textOf(search["day"]) : undefined;
  const zip = /^\d{5}$/u.test(textOf(search["zip"])) ? textOf(search["zip"]) : undefined;
  const placed = periodIn(search);
  const asked: Query = {
    ...askedBy(address, DEFAULT_SORT, ORDER_SORTS),
    state: STATE.idIn(search),
    placed,
    window: WINDOW.idIn(search),
    problem: PROBLEM.idIn(search),
    paidBy: PAID.idIn(search),
    buyer: BUYER.idIn(search),
    goods: GOODS.idIn(search),
    zone: zone.idIn(search),
    day,
    zip,
  };
  const query = trpc.admin.orders.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.orders.export.useMutation(savedAs(`${brand.slug}-orders.csv`));
  return (
    <>
      <AreaHeading title={m.title} actions={<PillLink to={PHONE_ORDER_PATH}>{m.byPhone}</PillLink>}>
        {m.lead}
      </AreaHeading>
      <ServerTable
        name="orders"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.search}
        filters={[
          STATE,
          WINDOW,
          PROBLEM,
          GOODS,
          BUYER,
          PAID,
          ...(zone.choices.length > 1 ? [zone] : []),
        ]}
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
              <ZipField
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

const ZIP_DIGITS = 5;

type ZipFieldProps = { zip: string | undefined; onZip: (zip: string | undefined) => void };

/** Filters the table once the zip code is complete. */
function ZipField({ zip, onZip }: ZipFieldProps) {
  const [typed, setTyped] = useState(zip ?? "");
  const [known, setKnown] = useState(zip);
  // The URL was changed from outside the field, so its zip code replaces the typed one.
  if (zip !== known) {
    setKnown(zip);
    if (zip !== undefined || typed.length === ZIP_DIGITS) setTyped(zip ?? "");
  }
  return (
    <TextInput
      size="sm"
      w={150}
      aria-label={m.zipCode}
      placeholder={m.zipCode}
      inputMode="numeric"
      maxLength={ZIP_DIGITS}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        const digits = value.replaceAll(/\D/gu, "");
        setTyped(digits);
        const whole = digits.length === ZIP_DIGITS ? digits : undefined;
        if (whole !== zip) onZip(whole);
      }}
    />
  );
}

/** A URL parameter as text; the router parses a zip code as a number. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
