import { Badge, NativeSelect } from "@mantine/core";
import { JOB_STATE_WORDS, JOB_STATES, jobWords } from "#shared/jobs.ts";
import { formatInstant } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { JobActions } from "./job-actions.tsx";
import { Schedules } from "./schedules.tsx";

export type Job = Outputs["jobs"]["page"]["rows"][number];

const COLUMNS: readonly Column<Job>[] = [
  { id: "job", label: "Job", leading: true, render: ({ name }) => jobWords(name) },
  {
    id: "state",
    label: "State",
    render: ({ state }) => (
      <Badge {...(state === "dead" ? { color: "clay" } : {})} variant="light">
        {JOB_STATE_WORDS[state]}
      </Badge>
    ),
  },
  {
    id: "tries",
    label: "Tries",
    align: "end",
    render: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  { id: "error", label: "Last error", render: ({ lastError }) => lastError },
  { id: "runAt", label: "Due", sort: "runAt", render: ({ runAt }) => formatInstant(runAt) },
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
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: "actions",
    label: "Do",
    render: (job) =>
      job.state === "dead" || job.state === "retrying" ? <JobActions job={job} /> : null,
  },
];

/** The work of the queue, what of it failed for good, and the schedules. */
export function JobsPage() {
  const { address, search, change } = useTableAddress();
  const state = JOB_STATES.find((one) => one === search["state"]);
  const { q, dir, page } = address;
  const query = trpc.jobs.page.useQuery(
    { q, dir: dir ?? "asc", page, state },
    { placeholderData: (before) => before, refetchOnMount: "always" },
  );
  return (
    <>
      <AreaHeading title="Jobs">
        Work that is done later: queued, running, waiting for another try, or given up after too
        many. What is done leaves the list.
      </AreaHeading>
      <DataTable
        name="jobs"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "runAt", dir: "asc" }}
        onAddress={change}
        searchLabel="Search names and errors"
        filtered={state !== undefined}
        filters={
          <NativeSelect
            size="sm"
            aria-label="State"
            data={[
              { value: "", label: "Every state" },
              ...JOB_STATES.map((value) => ({ value, label: JOB_STATE_WORDS[value] })),
            ]}
            value={state ?? ""}
            onChange={({ currentTarget: { value } }) =>
              change({ state: value || undefined, page: undefined })
            }
          />
        }
        empty={<EmptyState title="Nothing waits">All work is done.</EmptyState>}
      />
      <Schedules />
    </>
  );
}
