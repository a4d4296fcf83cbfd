import { Badge } from "@mantine/core";
import {
  SUPPRESSION_EFFECTS,
  SUPPRESSION_REASON_WORDS,
  SUPPRESSION_REASONS,
} from "#shared/mail/mail-suppression.ts";
import { mailAdmin as m } from "#messages/mail/admin.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { LongWord } from "#client/ui/long-word.tsx";

type Row = Outputs["admin"]["mails"]["suppressions"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["mails"]["suppressions"]>;

const REASON = tableFilter({
  name: "reason",
  label: m.reason,
  ids: SUPPRESSION_REASONS,
  words: (id) => SUPPRESSION_REASON_WORDS[id],
  all: m.allReasons,
});
const nameOf = ({ address, addressHash }: Row) => address ?? m.notOnFile(addressHash.slice(0, 8));

const columns = (lift: (row: Row) => Promise<unknown>): readonly Column<Row>[] => [
  {
    id: "address",
    label: m.address,
    leading: true,
    render: (row) => <LongWord>{nameOf(row)}</LongWord>,
  },
  {
    id: "reason",
    label: m.reason,
    render: ({ reason }) => (
      <Badge
        {...(reason === "bounce" ? { color: "clay" } : {})}
        variant={reason === "bounce" ? "light" : "default"}
      >
        {SUPPRESSION_REASON_WORDS[reason]}
      </Badge>
    ),
  },
  { id: "effect", label: m.effect, render: ({ reason }) => SUPPRESSION_EFFECTS[reason] },
  { id: "source", label: m.reportedBy, render: ({ source }) => m.sources[source] },
  {
    id: "since",
    label: m.since,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: "lift",
    label: m.action,
    render: (row) => (
      <ConfirmButton
        size="sm"
        label={m.allowAgain}
        question={m.allowQuestion(row.address ?? m.thisAddress)}
        onConfirm={() => lift(row)}
      />
    ),
  },
];

/** Addresses that bounced or complained, each with a button to lift the suppression. */
export function Suppressions() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, NEWEST_FIRST),
    reason: REASON.idIn(table.search),
  };
  const query = trpc.admin.mails.suppressions.useQuery(asked, TABLE_QUERY);
  const lift = trpc.admin.mails.liftSuppression.useMutation({
    meta: { failureTitle: m.stillSuppressed },
    onSuccess: () => notify.success(m.getsEmail),
    onSettled: () => query.refetch(),
  });
  return (
    <ServerTable
      name="suppressions"
      columns={columns((row) => lift.mutateAsync({ hash: row.addressHash }))}
      rowKey={({ addressHash }) => addressHash}
      query={query}
      table={table}
      defaultSort={NEWEST_FIRST}
      searchLabel={m.searchAddress}
      filters={[REASON]}
      empty={<EmptyState title={m.noneSuppressed}>{m.noneSuppressedText}</EmptyState>}
    />
  );
}
