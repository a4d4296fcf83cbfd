import { ordersProblems as m } from "#messages/orders/problems/problems.ts";
import { ordersPhotos } from "#messages/orders/problems/photos.ts";
import { brand } from "#shared/brand.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { PROBLEM_LABELS, problemLifecycle } from "#shared/orders/order-problem.ts";
import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { formatInstant } from "#shared/time.ts";
import { ProblemPhotos } from "#client/lib/orders/problem-photos/problem-photos.tsx";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import { AnswerButton } from "./answer-button.tsx";
import styles from "./admin-problems.module.css";

export type Problem = Outputs["admin"]["problems"]["page"]["rows"][number];

const DEFAULT_SORT = { sort: "createdAt", dir: "asc" } as const;
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: problemLifecycle.states,
  words: (id) => m.filters[id],
  all: m.all,
  usual: "open",
});

const COLUMNS: readonly Column<Problem>[] = [
  {
    id: "what",
    label: m.product,
    leading: true,
    render: ({ name, quantity, bought }) => m.ofBought(name, quantity, bought),
  },
  { id: "kind", label: m.whatWasWrong, render: ({ kind }) => PROBLEM_LABELS[kind] },
  { id: "note", label: m.note, render: ({ note }) => <div className={styles.note}>{note}</div> },
  {
    id: "photos",
    label: ordersPhotos.column,
    render: ({ photos, name }) => <ProblemPhotos photos={photos} name={name} isInTable />,
  },
  { id: "farm", label: m.farm, render: ({ farmName }) => farmName },
  {
    id: "worth",
    label: m.price,
    align: "end",
    render: ({ unitPrice, quantity }) => formatUsd(cents(unitPrice * quantity)),
  },
  {
    id: "to",
    label: m.wants,
    render: ({ to }) => m.wish[to],
  },
  {
    id: "order",
    label: m.order,
    whole: true,
    render: ({ orderNumber }) => (
      <TextLink href={orderDeskPath(orderNumber)}>{orderNumber}</TextLink>
    ),
  },
  { id: "who", label: m.customer, render: ({ email }) => <LongWord>{email}</LongWord> },
  {
    id: "at",
    label: m.reported,
    sort: "createdAt",
    sortsAs: "time",
    render: ({ at }) => formatInstant(at),
  },
  {
    id: "state",
    label: m.status,
    render: ({ state, isAtOnce, answer }) => (
      <>
        {isAtOnce ? m.creditedAtOnce : m.states[state]}
        {answer ? <div>“{answer}”</div> : null}
      </>
    ),
  },
  {
    id: "answer",
    label: m.answer,
    render: (problem) => (problem.state === "open" ? <AnswerButton problem={problem} /> : null),
  },
];

/** Problems reported by customers, which the team refunds or declines with a reason. */
export function ProblemsPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, DEFAULT_SORT), state: STATE.idIn(table.search) };
  const query = trpc.admin.problems.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.problems.export.useMutation(savedAs(`${brand.slug}-problems.csv`));
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <ServerTable
        name="problems"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.search}
        filters={[STATE]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.nothingWaits}>{m.allAnswered}</EmptyState>}
      />
    </>
  );
}
