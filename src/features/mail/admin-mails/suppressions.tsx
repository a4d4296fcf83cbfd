import { Badge } from "@mantine/core";
import {
  SUPPRESSION_EFFECTS,
  SUPPRESSION_REASON_WORDS,
  SUPPRESSION_REASONS,
} from "#shared/mail/mail-suppression.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

type Row = Outputs["admin"]["mails"]["suppressions"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["mails"]["suppressions"]>;

const ORDER = { sort: "createdAt", dir: "desc" } as const;
const REASON = tableFilter({
  name: "reason",
  label: "Reason",
  ids: SUPPRESSION_REASONS,
  words: (id) => SUPPRESSION_REASON_WORDS[id],
  all: "All reasons",
});
const SOURCE_WORDS: Record<Row["source"], string> = {
  smtp: "Our mail server",
  report: "The mail provider",
};

const nameOf = ({ address, addressHash }: Row) =>
  address ?? `No longer on file (${addressHash.slice(0, 8)})`;

const columns = (lift: (row: Row) => Promise<unknown>): readonly Column<Row>[] => [
  { id: "address", label: "Address", leading: true, render: nameOf },
  {
    id: "reason",
    label: "Reason",
    render: ({ reason }) => (
      <Badge
        {...(reason === "bounce" ? { color: "clay" } : {})}
        variant={reason === "bounce" ? "light" : "default"}
      >
        {SUPPRESSION_REASON_WORDS[reason]}
      </Badge>
    ),
  },
  { id: "effect", label: "Effect", render: ({ reason }) => SUPPRESSION_EFFECTS[reason] },
  { id: "source", label: "Reported by", render: ({ source }) => SOURCE_WORDS[source] },
  {
    id: "since",
    label: "Since",
    sort: "createdAt",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: "lift",
    label: "Action",
    render: (row) => (
      <ConfirmButton
        size="sm"
        label="Allow email again"
        question={`Send email to ${row.address ?? "this address"} again? What was held back stays in the outbox until someone sends it again.`}
        onConfirm={() => lift(row)}
      />
    ),
  },
];

/** Addresses that bounced or complained, each with a way back. */
export function Suppressions() {
  const table = useTableAddress();
  const asked: Query = { ...askedBy(table.address, ORDER), reason: REASON.idIn(table.search) };
  const query = trpc.admin.mails.suppressions.useQuery(asked, TABLE_QUERY);
  const lift = trpc.admin.mails.liftSuppression.useMutation({
    meta: { failureTitle: "The address is still suppressed" },
    onSuccess: () => notify.success("The address gets email again"),
    onSettled: () => query.refetch(),
  });
  return (
    <ServerTable
      name="suppressions"
      columns={columns((row) => lift.mutateAsync({ hash: row.addressHash }))}
      rowKey={({ addressHash }) => addressHash}
      query={query}
      table={table}
      defaultSort={ORDER}
      searchLabel="Search by the full address"
      filters={[REASON]}
      empty={
        <EmptyState title="No suppressed addresses">
          Addresses whose email bounces, and readers who mark it as spam, are listed here.
        </EmptyState>
      }
    />
  );
}
