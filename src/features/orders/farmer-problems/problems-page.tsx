import { ordersPhotos } from "#messages/orders/problems/photos.ts";
import { ordersProblems as m } from "#messages/orders/problems/problems.ts";
import { PROBLEM_LABELS, problemLifecycle } from "#shared/orders/order-problem.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ProblemPhotos } from "#client/lib/orders/problem-photos/problem-photos.tsx";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

type Problem = Outputs["farmer"]["problems"]["page"]["rows"][number];

const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: problemLifecycle.states,
  words: (id) => m.filters[id],
  all: m.all,
});

const COLUMNS: readonly Column<Problem>[] = [
  {
    id: "what",
    label: m.product,
    leading: true,
    render: ({ name, quantity, bought }) => m.ofBought(name, quantity, bought),
  },
  { id: "kind", label: m.whatWasWrong, render: ({ kind }) => PROBLEM_LABELS[kind] },
  {
    id: "photos",
    label: ordersPhotos.column,
    render: ({ photos, name }) => <ProblemPhotos photos={photos} name={name} isInTable />,
  },
  {
    id: "at",
    label: m.reported,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
  { id: "state", label: m.status, render: ({ state }) => m.states[state] },
];

/** Problems that customers reported with a farm's goods. */
export function FarmProblemsPage({ farmId }: { farmId: number | undefined }) {
  const table = useTableAddress();
  const asked = {
    ...askedBy(table.address, NEWEST_FIRST),
    state: STATE.idIn(table.search),
    farmId,
  };
  const query = trpc.farmer.problems.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.leadFarm}</AreaHeading>
      <ServerTable
        name="problems"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.searchGoods}
        filters={[STATE]}
        empty={<EmptyState title={m.noneReported}>{m.noneReportedText}</EmptyState>}
      />
    </>
  );
}
