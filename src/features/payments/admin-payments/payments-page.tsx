import { Badge, Group } from "@mantine/core";
import { paymentLifecycle } from "#shared/orders/order.ts";
import { PAYMENT_SORTS, PAYMENT_WORDS } from "#shared/payments/payment-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Books } from "./books.tsx";

type Payment = Outputs["admin"]["payments"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["payments"]["page"]>;

const ORDER = { sort: "createdAt", dir: "desc" } as const;
const STATE = tableFilter({
  name: "state",
  label: "Status",
  ids: paymentLifecycle.states,
  words: (id) => PAYMENT_WORDS[id],
  all: "All statuses",
});

const COLUMNS: readonly Column<Payment>[] = [
  {
    id: "number",
    label: "Payment",
    leading: true,
    whole: true,
    render: ({ intentId, number }) => (
      <TextLink href={`/dashboard/payments/${intentId}`}>{number ?? "Not an order yet"}</TextLink>
    ),
  },
  {
    id: "day",
    label: "When",
    sort: "createdAt",
    whole: true,
    render: (row) => formatInstant(row.createdAt),
  },
  { id: "email", label: "Customer", render: ({ email }) => email ?? "" },
  {
    id: "state",
    label: "Status",
    render: ({ state, disputed }) => (
      <Group component="span" gap={6}>
        <Badge variant={state === "succeeded" ? "light" : "default"}>{PAYMENT_WORDS[state]}</Badge>
        {disputed ? (
          <Badge variant="default" c="var(--color-clay-text)">
            Disputed
          </Badge>
        ) : null}
      </Group>
    ),
  },
  {
    id: "amount",
    label: "Amount",
    sort: "amount",
    align: "end",
    render: ({ amount }) => <MoneyText amount={amount} />,
  },
  {
    id: "refunded",
    label: "Refunded",
    align: "end",
    render: ({ refunded }) => <MoneyText amount={refunded} zero="–" />,
  },
  { id: "id", label: "Provider's id", offByDefault: true, render: ({ intentId }) => intentId },
];

/** Every payment with what became of it, and our books beside the provider's. */
export function PaymentsPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, ORDER, PAYMENT_SORTS),
    state: STATE.idIn(table.search),
  };
  const query = trpc.admin.payments.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.payments.export.useMutation(savedAs("furrow-payments.csv"));
  return (
    <>
      <AreaHeading title="Payments">
        What customers paid, what was refunded, and what their banks dispute.
      </AreaHeading>
      <Books />
      <ServerTable
        name="payments"
        columns={COLUMNS}
        rowKey={({ intentId }) => intentId}
        query={query}
        table={table}
        defaultSort={ORDER}
        searchLabel="Search order numbers and customers"
        filters={[STATE]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title="No payments yet" />}
      />
    </>
  );
}
