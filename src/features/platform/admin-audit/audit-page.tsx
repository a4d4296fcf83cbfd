import { brand } from "#shared/brand.ts";
import { platformAudit as m } from "#messages/platform/operations/audit.ts";
import { actionWords, AUDIT_ACTIONS } from "#shared/platform/audit/audit.ts";
import { actorWords } from "#shared/platform/audit/audit-actor.ts";
import { subjectWords } from "#shared/platform/audit/audit-subject.ts";
import { formatInstant } from "#shared/time.ts";
import { ChangeList } from "#client/lib/platform/audit-words/change-list.tsx";
import { savedAs } from "#client/lib/save-file.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

type Entry = Outputs["admin"]["audit"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["audit"]["page"]>;

const DEFAULT_SORT = { sort: "at", dir: "desc" } as const;
const ACTION = tableFilter({
  name: "action",
  label: m.kindOfChange,
  ids: AUDIT_ACTIONS,
  words: (action) => m.alone(actionWords(action)),
  all: m.everything,
});

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: "at",
    label: m.when,
    sort: "at",
    sortsAs: "time",
    leading: true,
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
  { id: "who", label: m.who, render: ({ actorName }) => actorWords(actorName) },
  { id: "action", label: m.what, render: ({ action }) => m.alone(actionWords(action)) },
  { id: "subject", label: m.of, render: subjectWords },
  { id: "kind", label: m.kind, offByDefault: true, render: ({ subjectKind }) => subjectKind },
  { id: "detail", label: m.detail, render: ({ detail }) => <ChangeList detail={detail} /> },
];

/** Who did what in the market, and when. */
export function AuditPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, DEFAULT_SORT),
    action: ACTION.idIn(table.search),
  };
  const query = trpc.admin.audit.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.audit.export.useMutation(savedAs(`${brand.slug}-audit.csv`));
  return (
    <>
      <AreaHeading title={m.title}>{m.intro}</AreaHeading>
      <ServerTable
        name="entries"
        columns={COLUMNS}
        rowKey={({ id }) => String(id)}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.searchLabel}
        filters={[ACTION]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.nothingYet} />}
      />
    </>
  );
}
