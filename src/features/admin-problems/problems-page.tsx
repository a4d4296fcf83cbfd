import { NativeSelect } from "@mantine/core";
import { cents, formatUsd } from "#shared/money.ts";
import { PROBLEM_LABELS, problemLifecycle, type ProblemState } from "#shared/order-problem.ts";
import { formatInstant } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { AnswerButton } from "./answer-button.tsx";

export type Problem = Outputs["problems"]["page"]["rows"][number];

const STATE_WORDS: Record<ProblemState, string> = {
  open: "Open",
  refunded: "Refunded",
  declined: "Declined",
};

const COLUMNS: readonly Column<Problem>[] = [
  {
    id: "what",
    label: "What",
    leading: true,
    render: ({ name, quantity, bought }) => `${name} (${quantity} of ${bought})`,
  },
  { id: "kind", label: "Said", render: ({ kind }) => PROBLEM_LABELS[kind] },
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
    label: "Wants it",
    render: ({ to }) => (to === "card" ? "On the card" : "As credit"),
  },
  { id: "order", label: "Order", render: ({ orderNumber }) => orderNumber },
  { id: "who", label: "Customer", render: ({ email }) => email },
  { id: "at", label: "Reported", sort: "createdAt", render: ({ at }) => formatInstant(at) },
  {
    id: "state",
    label: "State",
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
  const { address, search, change } = useTableAddress();
  const asked = search["state"] ?? "open";
  const state = problemLifecycle.states.find((one) => one === asked);
  const { q, dir, page } = address;
  const query = trpc.problems.page.useQuery(
    { q, dir: dir ?? "asc", page, state },
    { placeholderData: (before) => before, refetchOnMount: "always" },
  );
  return (
    <>
      <AreaHeading title="Problems">
        What customers reported about their deliveries. Each answer goes to them by mail.
      </AreaHeading>
      <DataTable
        name="problems"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "createdAt", dir: "asc" }}
        onAddress={change}
        searchLabel="Search orders, customers and goods"
        filtered={state !== "open"}
        filters={
          <NativeSelect
            size="sm"
            aria-label="State"
            data={[
              ...problemLifecycle.states.map((one) => ({ value: one, label: STATE_WORDS[one] })),
              { value: "all", label: "All" },
            ]}
            value={state ?? "all"}
            onChange={({ currentTarget: { value } }) =>
              change({ state: value === "open" ? undefined : value, page: undefined })
            }
          />
        }
        empty={
          <EmptyState title="Nothing waits for an answer">
            Everything that was reported is answered.
          </EmptyState>
        }
      />
    </>
  );
}
