import { Badge } from "@mantine/core";
import { JOB_STATE_WORDS, JOB_STATES, jobWords } from "#shared/platform/jobs/jobs.ts";
import { formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { JobActions } from "./job-actions.tsx";
import { RecordsCheck } from "./records-check.tsx";
import { Schedules } from "./schedules.tsx";

export type Job = Outputs["admin"]["jobs"]["page"]["rows"][number];

const ORDER = { sort: "runAt", dir: "asc" } as const;
const STATE = tableFilter({
  name: "state",
  label: "Status",
  ids: JOB_STATES,
  words: (id) => JOB_STATE_WORDS[id],
  all: "All statuses",
});

const COLUMNS: readonly Column<Job>[] = [
  { id: "job", label: "Job", leading: true, render: ({ name }) => jobWords(name) },
  {
    id: "state",
    label: "Status",
    render: ({ state }) => (
      <Badge {...(state === "dead" ? { color: "clay" } : {})} variant="light">
        {JOB_STATE_WORDS[state]}
      </Badge>
    ),
  },
  {
    id: "tries",
    label: "Attempts",
    align: "end",
    render: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  { id: "error", label: "Last error", render: ({ lastError }) => lastError },
  {
    id: "runAt",
    label: "Due",
    sort: "runAt",
    whole: true,
    render: ({ runAt }) => formatInstant(runAt),
  },
  {
    id: "payload",
    label: "About",
    offByDefault: true,
    render: ({ payload }) =>
      Object.entries(payload)
        .map(([key, value]) => `${key}: ${value}`)
        .join(", "),
  },
  {
    id: "createdAt",
    label: "Queued",
    offByDefault: true,
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: "actions",
    label: "Actions",
    render: (job) =>
      job.state === "dead" || job.state === "retrying" ? <JobActions job={job} /> : null,
  },
];

/** The work of the queue, what of it failed for good, and the schedules. */
export function JobsPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, ORDER), state: STATE.idIn(table.search) };
  const query = trpc.admin.jobs.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title="Jobs">
        Work in the background: queued, running, waiting for another try, or given up after too
        many. Finished jobs leave the list.
      </AreaHeading>
      <ServerTable
        name="jobs"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={ORDER}
        searchLabel="Search names and errors"
        filters={[STATE]}
        empty={<EmptyState title="No jobs are waiting">Every job is done.</EmptyState>}
      />
      <RecordsCheck />
      <Schedules />
    </>
  );
}
