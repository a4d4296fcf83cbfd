import { cents, formatUsd } from "#shared/money.ts";
import {
  PROBLEM_LABELS,
  problemLifecycle,
  type ProblemState,
} from "#shared/orders/order-problem.ts";
import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AnswerButton } from "./answer-button.tsx";

export type Problem = Outputs["admin"]["problems"]["page"]["rows"][number];

const STATE_WORDS: Record<ProblemState, string> = {
  open: "Open",
  refunded: "Refunded",
  declined: "Declined",
};
const ORDER = { sort: "createdAt", dir: "asc" } as const;
const STATE = tableFilter({
  name: "state",
  label: "Status",
  ids: problemLifecycle.states,
  words: (id) => STATE_WORDS[id],
  all: "All",
  usual: "open",
});

const COLUMNS: readonly Column<Problem>[] = [
  {
    id: "what",
    label: "Product",
    leading: true,
    render: ({ name, quantity, bought }) => `${name} (${quantity} of ${bought})`,
  },
  { id: "kind", label: "What was wrong", render: ({ kind }) => PROBLEM_LABELS[kind] },
  { id: "note", label: "Note", render: ({ note }) => note },
  { id: "farm", label: "Farm", render: ({ farmName }) => farmName },
  {
    id: "worth",
    label: "Price",
    align: "end",
    render: ({ unitPrice, quantity }) => formatUsd(cents(unitPrice * quantity)),
  },
  {
    id: "to",
    label: "Wants",
    render: ({ to }) => (to === "card" ? "On the card" : "As credit"),
  },
  {
    id: "order",
    label: "Order",
    whole: true,
    render: ({ orderNumber }) => (
      <TextLink href={orderDeskPath(orderNumber)}>{orderNumber}</TextLink>
    ),
  },
  { id: "who", label: "Customer", render: ({ email }) => email },
  {
    id: "at",
    label: "Reported",
    sort: "createdAt",
    whole: true,
    render: ({ at }) => formatInstant(at),
  },
  {
    id: "state",
    label: "Status",
    render: ({ state, answer }) => (
      <>
        {STATE_WORDS[state]}
        {answer ? <div>“{answer}”</div> : null}
      </>
    ),
  },
  {
    id: "answer",
    label: "Answer",
    render: (problem) => (problem.state === "open" ? <AnswerButton problem={problem} /> : null),
  },
];

/** What customers reported: the team gives the money back, or says why not. */
export function ProblemsPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, ORDER), state: STATE.idIn(table.search) };
  const query = trpc.admin.problems.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title="Problems">
        What customers reported about their deliveries. Each answer goes to them by email.
      </AreaHeading>
      <ServerTable
        name="problems"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={ORDER}
        searchLabel="Search orders, customers and goods"
        filters={[STATE]}
        empty={
          <EmptyState title="Nothing is waiting for an answer">
            Every report has been answered.
          </EmptyState>
        }
      />
    </>
  );
}
