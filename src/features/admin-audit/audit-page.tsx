import { NativeSelect } from "@mantine/core";
import { formatInstant } from "#shared/time.ts";
import { ACTIONS, actionWords } from "#client/lib/audit-words/action-words.ts";
import { ChangeList } from "#client/lib/audit-words/change-list.tsx";
import { saveTextFile } from "#client/lib/save-file.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";

type Entry = Outputs["audit"]["page"]["rows"][number];
type Query = NonNullable<Inputs["audit"]["page"]>;

const OPTIONS = [
  { value: "", label: "Everything" },
  ...ACTIONS.map((action) => ({ value: action, label: actionWords(action) })),
];

const COLUMNS: readonly Column<Entry>[] = [
  { id: "at", label: "When", sort: "at", leading: true, render: ({ at }) => formatInstant(at) },
  { id: "who", label: "Who", render: ({ actorName }) => actorName },
  { id: "action", label: "What", render: ({ action }) => actionWords(action) },
  { id: "subject", label: "Of", render: ({ subjectName }) => subjectName },
  { id: "kind", label: "Kind", offByDefault: true, render: ({ subjectKind }) => subjectKind },
  { id: "detail", label: "Detail", render: ({ detail }) => <ChangeList detail={detail} /> },
];

/** Who did what in the market, and when. */
export function AuditPage() {
  const { address, search, change } = useTableAddress();
  const action = ACTIONS.find((one) => one === search["action"]);
  const { q, dir, page } = address;
  const asked: Query = { q, dir, page, action };
  const query = trpc.audit.page.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  const csv = trpc.audit.export.useMutation({
    meta: { failureTitle: "The export failed" },
    onSuccess: (text) => saveTextFile("furrow-audit.csv", text),
  });
  return (
    <>
      <AreaHeading title="Audit log">
        What was changed, by whom and when. Nothing in it can be changed.
      </AreaHeading>
      <DataTable
        name="entries"
        columns={COLUMNS}
        rowKey={({ id }) => String(id)}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "at", dir: "desc" }}
        onAddress={change}
        searchLabel="Search people and things"
        filtered={action !== undefined}
        filters={
          <NativeSelect
            size="sm"
            aria-label="Kind of change"
            data={OPTIONS}
            value={action ?? ""}
            onChange={(event) =>
              change({ action: event.currentTarget.value || undefined, page: undefined })
            }
          />
        }
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title="Nothing has been changed yet" />}
      />
    </>
  );
}
