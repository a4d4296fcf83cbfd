import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { paymentsReconciliation as m } from "#messages/payments/reconciliation.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { CheckStatus } from "./check-status.tsx";
import { Differences } from "./differences.tsx";
import { KindTotals } from "./kind-totals.tsx";
import type { Overview } from "./reconciliation.ts";
import { Runs } from "./runs.tsx";

/** Polling interval for the progress of a comparison, in milliseconds. */
const LOOK_EVERY_MS = 1_500;

/** A value that changes when a requested comparison has finished. */
const endOf = (data: Overview | undefined) =>
  `${data?.newest?.id} ${data?.underWay?.state === "failed" ? data.underWay.failures : ""}`;

/** Our books beside the provider's balance: whether they match, the differences, and a button to compare now. */
export function ReconciliationPage() {
  // The state when the new comparison was requested.
  const [before, setBefore] = useState<string>();
  const isBusy = (data: Overview | undefined) =>
    data?.underWay?.state === "running" || before === endOf(data);
  const query = trpc.admin.reconciliation.overview.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (isBusy(state.data) ? LOOK_EVERY_MS : false),
  });
  const check = trpc.admin.reconciliation.check.useMutation({
    meta: { failureTitle: m.notStarted },
    onMutate: () => setBefore(endOf(query.data)),
    onError: () => setBefore(undefined),
    onSuccess: () => query.refetch(),
  });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(data, failure) => {
        const { newest, underWay, differences, difference, open, expected, runs } = data;
        const busy = isBusy(data);
        return (
          <>
            <AreaHeading
              title={m.title}
              actions={
                <Button variant="default" loading={busy} onClick={() => check.mutate()}>
                  {m.check}
                </Button>
              }
            >
              {m.lead} <TextLink href="/dashboard/payments">{m.allPayments}</TextLink>
            </AreaHeading>
            {failure}
            <Stack gap="xl">
              <CheckStatus {...{ newest, underWay, open, expected, difference, busy }} />
              {newest ? (
                <>
                  <Differences differences={differences} />
                  <KindTotals totals={newest.totals} left={difference} />
                </>
              ) : busy || underWay ? null : (
                <EmptyState title={m.notYet}>{m.notYetWhy}</EmptyState>
              )}
              {runs.length > 0 ? <Runs runs={runs} /> : null}
            </Stack>
          </>
        );
      }}
    </Loaded>
  );
}
