import { Badge } from "@mantine/core";
import { platformJobs as m } from "#messages/platform/operations/jobs.ts";
import { JOB_STATES, jobStateWords, jobWords } from "#shared/platform/jobs/jobs.ts";
import { formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { JobActions } from "./job-actions.tsx";
import { RecordsCheck } from "./records-check.tsx";
import { Schedules } from "./schedules.tsx";

export type Job = Outputs["admin"]["jobs"]["page"]["rows"][number];

const DEFAULT_SORT = { sort: "runAt", dir: "asc" } as const;
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: JOB_STATES,
  words: jobStateWords,
  all: m.allStatuses,
});

const COLUMNS: readonly Column<Job>[] = [
  { id: "job", label: m.job, leading: true, render: ({ name }) => jobWords(name) },
  {
    id: "state",
    label: m.status,
    render: ({ state }) => (
      <Badge {...(state === "dead" ? { color: "clay" } : {})} variant="light">
        {jobStateWords(state)}
      </Badge>
    ),
  },
  {
    id: "tries",
    label: m.attempts,
    align: "end",
    render: ({ attempts, maxAttempts }) => m.attemptsOf(attempts, maxAttempts),
  },
  { id: "error", label: m.lastError, render: ({ lastError }) => lastError },
  {
    id: "runAt",
    label: m.due,
    sort: "runAt",
    sortsAs: "time",
    whole: true,
    render: ({ runAt }) => formatInstant(runAt),
  },
  {
    id: "payload",
    label: m.about,
    offByDefault: true,
    render: ({ payload }) =>
      Object.entries(payload)
        .map(([key, value]) => m.fact(key, value))
        .join(", "),
  },
  {
    id: "createdAt",
    label: m.queued,
    offByDefault: true,
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: "actions",
    label: m.actions,
    render: (job) =>
      job.state === "dead" || job.state === "retrying" ? <JobActions job={job} /> : null,
  },
];

/** The job queue, the permanently failed jobs, and the schedules. */
export function JobsPage() {
  const table = useTableAddress();
  const asked = { ...askedBy(table.address, DEFAULT_SORT), state: STATE.idIn(table.search) };
  const query = trpc.admin.jobs.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.intro}</AreaHeading>
      <ServerTable
        name="jobs"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={DEFAULT_SORT}
        searchLabel={m.searchLabel}
        filters={[STATE]}
        empty={<EmptyState title={m.noneWaiting}>{m.allDone}</EmptyState>}
      />
      <RecordsCheck />
      <Schedules />
    </>
  );
}
