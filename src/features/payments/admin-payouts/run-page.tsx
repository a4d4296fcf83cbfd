import { Badge, Stack, Text } from "@mantine/core";
import { paymentsPayoutRuns as m } from "#messages/payments/payouts/payout-runs.ts";
import { holdWords, PAYOUT_WORDS, payoutRunWords } from "#shared/payments/payouts/payout.ts";
import { formatDayFull, formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { countsOf, type Payout, type Run, sendable } from "./run.ts";
import { PayoutActions } from "./payout-actions.tsx";
import { RunActions } from "./run-actions.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import styles from "./payouts.module.css";

/** The payouts of one day: each farm's sum, held payouts with reasons, and the actions. */
export function RunPage({ runId }: { runId: string }) {
  const query = trpc.admin.payouts.one.useQuery({ runId }, { refetchOnMount: "always" });
  return (
    <Loaded
      query={query}
      waiting={<PageSkeleton />}
      isPage
      back={<TextLink href="/dashboard/payments/payouts">{m.title}</TextLink>}
    >
      {(run, failure) => {
        const { sum, count } = sendable(run);
        return (
          <>
            <AreaHeading
              back={{ href: "/dashboard/payments/payouts", label: m.title }}
              title={m.payoutsOf(formatDayFull(run.day))}
              actions={<RunActions run={run} />}
            >
              <Badge component="span" variant="default">
                {payoutRunWords({ state: run.state, ...countsOf(run) })}
              </Badge>{" "}
              {m.toPay(sum, count)}
            </AreaHeading>
            {failure}
            <Stack gap="md">
              <Text size="sm">
                {run.draftedBy
                  ? m.draftedBy(formatInstant(run.draftedAt), run.draftedBy)
                  : m.drafted(formatInstant(run.draftedAt))}
                {run.approvedAt && run.approvedBy
                  ? ` ${m.approvedBy(formatInstant(run.approvedAt), run.approvedBy)}`
                  : ""}
              </Text>
              {run.payouts.length === 0 ? <EmptyState title={m.emptyRun} /> : <Farms run={run} />}
            </Stack>
          </>
        );
      }}
    </Loaded>
  );
}

function Farms({ run }: { run: Run }) {
  return (
    <table className={tables.table}>
      <FiguresHead words={[m.oneFarm, m.status]} figures={[m.total]} />
      <tbody>
        {run.payouts.map((payout) => (
          <tr key={payout.id}>
            <th scope="row">
              <TextLink href={`/dashboard/farmer/payouts/${payout.id}?farm=${payout.farmId}`}>
                {payout.farm}
              </TextLink>
            </th>
            <td data-label={m.status}>
              <div>
                <Badge variant={payout.state === "paid" ? "light" : "default"}>
                  {PAYOUT_WORDS[payout.state]}
                </Badge>
                <Notes payout={payout} />
                <PayoutActions payout={payout} />
              </div>
            </td>
            <td data-label={m.total} data-end>
              <span>
                {payout.state === "canceled" ? null : (
                  <WhyButton
                    amount={payout.amount}
                    ask={{
                      of: "payout",
                      input: { farmId: payout.farmId, payoutId: payout.id },
                    }}
                  />
                )}{" "}
                <MoneyText amount={payout.amount} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Notes({ payout }: { payout: Payout }) {
  const { holdReason, leftOut, refusal, reversalReason } = payout;
  const notes = [
    holdReason ? holdWords(holdReason) : "",
    refusal ? m.refusals[refusal] : "",
    leftOut.length > 0 ? m.leftOut(leftOut) : "",
    reversalReason ? m.takenBack(reversalReason) : "",
  ].filter(Boolean);
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
