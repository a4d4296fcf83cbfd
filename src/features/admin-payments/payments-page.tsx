import { Anchor, Badge, NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paymentLifecycle } from "#shared/order.ts";
import { PAYMENT_WORDS } from "#shared/payment-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { MoneyText } from "#client/ui/money-text.tsx";
import { Books } from "./books.tsx";

type Payment = Outputs["payments"]["page"]["rows"][number];
type Query = NonNullable<Inputs["payments"]["page"]>;

const STATES = [
  { value: "", label: "Every state" },
  ...paymentLifecycle.states.map((state) => ({ value: state, label: PAYMENT_WORDS[state] })),
];

const COLUMNS: readonly Column<Payment>[] = [
  {
    id: "number",
    label: "Payment",
    leading: true,
    render: ({ intentId, number }) => (
      <Anchor component={Link} to={`/dashboard/payments/${intentId}`}>
        {number ?? "Not an order yet"}
      </Anchor>
    ),
  },
  { id: "day", label: "When", sort: "createdAt", render: (row) => formatInstant(row.createdAt) },
  { id: "email", label: "Customer", render: ({ email }) => email ?? "" },
  {
    id: "state",
    label: "State",
    render: ({ state, disputed }) => (
      <>
        <Badge variant={state === "succeeded" ? "light" : "default"}>{PAYMENT_WORDS[state]}</Badge>
        {disputed ? (
          <Badge ml={6} variant="default" c="var(--color-clay-text)">
            Disputed
          </Badge>
        ) : null}
      </>
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
  const { address, search, change } = useTableAddress();
  const state = paymentLifecycle.states.find((one) => one === search["state"]);
  const { q, dir, page } = address;
  const sort = address.sort === "amount" ? "amount" : "createdAt";
  const asked: Query = { q, sort, dir, page, state };
  const query = trpc.payments.page.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  const csv = trpc.payments.export.useMutation({
    meta: { failureTitle: "The export failed" },
    onSuccess: (text) => saveTextFile("furrow-payments.csv", text),
  });
  return (
    <>
      <AreaHeading title="Payments">
        What customers paid, what went back, and what their banks dispute.
      </AreaHeading>
      <Books />
      <DataTable
        name="payments"
        columns={COLUMNS}
        rowKey={({ intentId }) => intentId}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "createdAt", dir: "desc" }}
        onAddress={change}
        searchLabel="Search order numbers and customers"
        filtered={state !== undefined}
        filters={
          <NativeSelect
            size="sm"
            aria-label="State"
            data={STATES}
            value={state ?? ""}
            onChange={(event) =>
              change({ state: event.currentTarget.value || undefined, page: undefined })
            }
          />
        }
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title="Nobody has paid yet" />}
      />
    </>
  );
}
