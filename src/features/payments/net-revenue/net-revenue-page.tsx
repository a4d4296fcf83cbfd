import { Text } from "@mantine/core";
import { paymentsAdmin as words } from "#messages/payments/admin.ts";
import { paymentsNetRevenue as m } from "#messages/payments/net-revenue.ts";
import {
  figureWords,
  formatPeriod,
  lastDays,
  type Period,
  periodIn,
} from "#shared/analytics/analytics.ts";
import { NET_REVENUE_ACCOUNTS, REVENUE_SORTS } from "#shared/analytics/net-revenue.ts";
import { capital } from "#shared/capital.ts";
import { formatUsd } from "#shared/money.ts";
import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { useToday } from "#client/lib/dates/use-today.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TaxPeriodFields } from "../tax-report/period-fields.tsx";

type Row = Outputs["admin"]["analytics"]["revenue"]["rows"][number];

const DEFAULT_SORT = { sort: "at", dir: "desc" } as const;
const ACCOUNT = tableFilter({
  name: "account",
  label: m.account,
  ids: NET_REVENUE_ACCOUNTS,
  words: (id) => capital(words.accounts[id]),
  all: m.allAccounts,
});

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "at",
    label: m.booked,
    leading: true,
    sort: "at",
    sortsAs: "time",
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
  { id: "kind", label: m.what, render: ({ kind }) => capital(words.ledgerKinds[kind]) },
  { id: "account", label: m.account, render: ({ account }) => capital(words.accounts[account]) },
  { id: "about", label: m.about, render: (row) => <About row={row} /> },
  {
    id: "amount",
    label: m.amount,
    sort: "amount",
    align: "end",
    render: ({ amount }) => <MoneyText amount={amount} />,
  },
];

/** The ledger entries that a period's net revenue is made of, with their sum. The period is in the URL. */
export function NetRevenuePage() {
  const table = useTableAddress();
  const today = useToday();
  const period = periodIn(table.search) ?? lastDays(today, 28);
  const asked = {
    ...askedBy(table.address, DEFAULT_SORT, REVENUE_SORTS),
    period,
    account: ACCOUNT.idIn(table.search),
  };
  const query = trpc.admin.analytics.revenue.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading
        title={m.title}
        actions={
          <TextLink href={`/dashboard/payments/journal?from=${period.from}&to=${period.to}`}>
            {m.journal}
          </TextLink>
        }
      >
        {figureWords("netRevenue").how}
      </AreaHeading>
      <TaxPeriodFields
        period={period}
        onChange={(chosen) => table.change({ ...chosen, page: undefined })}
      />
      <Text mb="md" role="status" mih="1.5em">
        {query.data && !query.isPlaceholderData ? sumWords(asked, formatUsd(query.data.sum)) : null}
      </Text>
      <ServerTable
        name="entries"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        filters={[ACCOUNT]}
        empty={<EmptyState title={m.none} />}
      />
    </>
  );
}

type Asked = { period: Period; account: (typeof NET_REVENUE_ACCOUNTS)[number] | undefined };

function sumWords({ period, account }: Asked, sum: string): string {
  const days = formatPeriod(period);
  return account ? m.sumOf(capital(words.accounts[account]), days, sum) : m.sum(days, sum);
}

function About({ row: { number, intentId } }: { row: Row }) {
  if (number !== null) return <TextLink href={orderDeskPath(number)}>{number}</TextLink>;
  if (intentId === null) return m.nothing;
  return <TextLink href={`/dashboard/payments/${intentId}`}>{m.payment}</TextLink>;
}
