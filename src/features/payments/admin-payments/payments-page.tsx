import { Badge, Group } from "@mantine/core";
import { brand } from "#shared/brand.ts";
import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import { paymentsGiftAdmin as gifts } from "#messages/payments/gift-cards/gift-admin.ts";
import { paymentsReferralAdmin as friends } from "#messages/payments/referrals/referral-admin.ts";
import { paymentsPayoutRuns as payouts } from "#messages/payments/payouts/payout-runs.ts";
import { paymentsReconciliation as reconciliation } from "#messages/payments/reconciliation.ts";
import { paymentLifecycle } from "#shared/payments/payment-lifecycle.ts";
import { formatPeriod, periodIn } from "#shared/analytics/analytics.ts";
import { PAYMENT_SORTS, PAYMENT_WORDS, REFUNDS_OF } from "#shared/payments/payment-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { PeriodFilter } from "#client/lib/platform/server-table/period-filter.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import { Books } from "./books.tsx";

type Payment = Outputs["admin"]["payments"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["payments"]["page"]>;

const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: paymentLifecycle.states,
  words: (id) => PAYMENT_WORDS[id],
  all: m.allStatuses,
});
const BY_REFUNDS = tableFilter({
  name: "refunds",
  label: m.refunds,
  ids: REFUNDS_OF,
  words: (id) => m.withRefunds[id],
  all: m.withOrWithoutRefunds,
});
/** The period is of refunds: without this filter, the address does not keep it. */
const REFUNDS: typeof BY_REFUNDS = {
  ...BY_REFUNDS,
  addressOf: (value) => {
    const address = BY_REFUNDS.addressOf(value);
    return address["refunds"] === undefined
      ? { ...address, from: undefined, to: undefined }
      : address;
  },
};

const COLUMNS: readonly Column<Payment>[] = [
  {
    id: "number",
    label: m.payment,
    leading: true,
    whole: true,
    render: ({ intentId, number }) => (
      <TextLink href={`/dashboard/payments/${intentId}`}>{number ?? m.notAnOrder}</TextLink>
    ),
  },
  {
    id: "day",
    label: m.when,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: (row) => formatInstant(row.createdAt),
  },
  {
    id: "email",
    label: m.customer,
    render: ({ email }) => (email ? <LongWord>{email}</LongWord> : null),
  },
  {
    id: "state",
    label: m.status,
    render: ({ state, disputed }) => (
      <Group component="span" gap={6}>
        <Badge variant={state === "succeeded" ? "light" : "default"}>{PAYMENT_WORDS[state]}</Badge>
        {disputed ? (
          <Badge variant="default" c="var(--color-clay-text)">
            {m.disputed}
          </Badge>
        ) : null}
      </Group>
    ),
  },
  {
    id: "amount",
    label: m.amount,
    sort: "amount",
    align: "end",
    render: ({ amount }) => <MoneyText amount={amount} />,
  },
  {
    id: "refunded",
    label: m.refunded,
    align: "end",
    render: ({ refunded }) => <MoneyText amount={refunded} zero="–" />,
  },
  { id: "id", label: m.providerId, offByDefault: true, render: ({ intentId }) => intentId },
];

/** Every payment with its outcome, and our books beside the provider's. */
export function PaymentsPage() {
  const table = useTableAddress();
  const refunded = REFUNDS.idIn(table.search) && periodIn(table.search);
  const asked: Query = {
    ...askedBy(table.address, NEWEST_FIRST, PAYMENT_SORTS),
    state: STATE.idIn(table.search),
    refunds: REFUNDS.idIn(table.search),
    refunded,
  };
  const query = trpc.admin.payments.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.payments.export.useMutation(savedAs(`${brand.slug}-payments.csv`));
  return (
    <>
      <AreaHeading
        title={m.title}
        actions={
          <Group>
            <TextLink href="/dashboard/payments/payouts">{payouts.title}</TextLink>
            <TextLink href="/dashboard/payments/reconciliation">{reconciliation.title}</TextLink>
            <TextLink href="/dashboard/payments/gift-cards">{gifts.title}</TextLink>
            <TextLink href="/dashboard/payments/referrals">{friends.title}</TextLink>
          </Group>
        }
      >
        {m.lead}
      </AreaHeading>
      <Books />
      <ServerTable
        name="payments"
        columns={COLUMNS}
        rowKey={({ intentId }) => intentId}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[STATE, REFUNDS]}
        {...(refunded && {
          moreFilters: {
            narrow: true,
            fields: (
              <PeriodFilter change={table.change}>
                {m.refundedIn(formatPeriod(refunded))}
              </PeriodFilter>
            ),
          },
        })}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.none} />}
      />
    </>
  );
}
