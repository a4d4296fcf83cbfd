import { Badge, Group } from "@mantine/core";
import { paymentsPayoutRuns as m } from "#messages/payments/payouts/payout-runs.ts";
import { cents } from "#shared/money.ts";
import { payoutRunWords } from "#shared/payments/payouts/payout.ts";
import { formatDayFull } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";

type Run = Outputs["admin"]["payouts"]["list"]["runs"][number];

/** The payout days with their amounts, newest first. */
export function RunsPage() {
  const query = trpc.admin.payouts.list.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {({ next, runs }, failure) => (
        <>
          <AreaHeading
            title={m.title}
            actions={
              <Group>
                <TextLink href="/dashboard/payments/payouts/year">{m.years}</TextLink>
                <TextLink href="/dashboard/payments/journal">{m.journal}</TextLink>
                <TextLink href="/dashboard/payments">{m.allPayments}</TextLink>
              </Group>
            }
          >
            {m.lead(formatDayFull(next))}
          </AreaHeading>
          {failure}
          {runs.length === 0 ? (
            <EmptyState title={m.none}>{m.noneWhy}</EmptyState>
          ) : (
            <Runs runs={runs} />
          )}
        </>
      )}
    </Loaded>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return (
    <table className={tables.table}>
      <FiguresHead words={[m.payoutDay, m.status]} figures={[m.farms, m.total]} />
      <tbody>
        {runs.map(({ id, day, state, farms, held, failed, amount }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink href={`/dashboard/payments/payouts/${id}`}>{formatDayFull(day)}</TextLink>
            </th>
            <td data-label={m.status}>
              <Badge variant={state === "drafted" ? "light" : "default"}>
                {payoutRunWords({ state, failed, held })}
              </Badge>
            </td>
            <td data-label={m.farms} data-end>
              {farms}
            </td>
            <td data-label={m.total} data-end>
              <MoneyText amount={cents(amount)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
