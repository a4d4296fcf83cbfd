import { Badge, Text, Title } from "@mantine/core";
import { farmsStatement as m } from "#messages/farms/money/statement.ts";
import { formatUsd } from "#shared/money.ts";
import { payoutStatementPath } from "#shared/payments/payouts/statement-files.ts";
import { holdWords, holdWordsForFarm, PAYOUT_WORDS } from "#shared/payments/payouts/payout.ts";
import { formatDayFull, formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { PdfOrCsv } from "#client/lib/payments/pdf-or-csv.tsx";
import { saveTextFile } from "#client/lib/save-file.ts";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { StatementLines } from "./statement-lines.tsx";
import styles from "./statement.module.css";

export type Payout = Outputs["farmer"]["payouts"]["one"];

type StatementPageProps = { farmId: number | undefined; payoutId: string };

/** One payout of a farm with all the orders it covers. */
export function StatementPage({ farmId, payoutId }: StatementPageProps) {
  const input = { farmId, payoutId };
  const query = trpc.farmer.payouts.one.useQuery(input, { refetchOnMount: "always" });
  const asked = { payoutId, ...(farmId !== undefined && { farmId }) };
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(payout, failure) => (
        <div className={styles.page}>
          <AreaHeading
            title={m.payoutOf(formatDayFull(payout.day))}
            actions={<Files input={input} day={payout.day} />}
          >
            <Badge component="span" variant="default">
              {PAYOUT_WORDS[payout.state]}
            </Badge>{" "}
            {formatUsd(payout.amount)}{" "}
            <WhyButton amount={payout.amount} ask={{ of: "payout", input: asked }} />
          </AreaHeading>
          {failure}
          <p>{m.between(payout.legalName ?? payout.farmName, payout.business.name)}</p>
          <Standing payout={payout} isTeam={farmId !== undefined} />
          <Figures payout={payout} />
          <Title order={2} size="h3" mt="xl" mb="xs">
            {m.lines}
          </Title>
          <Text size="sm" mb="sm">
            {m.howWorkedOut}
          </Text>
          <StatementLines items={payout.statement.items} asked={asked} />
          <p>
            <TextLink href="/dashboard/farmer/sales">{m.back}</TextLink>
          </p>
        </div>
      )}
    </Loaded>
  );
}

type FilesProps = { input: { farmId: number | undefined; payoutId: string }; day: string };

/** Downloads the statement as PDF or CSV. */
function Files({ input, day }: FilesProps) {
  const csv = trpc.farmer.payouts.csv.useMutation({
    meta: { failureTitle: m.fileNotMade },
    onSuccess: (text) => saveTextFile(`payout-${day}.csv`, text),
  });
  return (
    <PdfOrCsv
      words={{ pdf: m.pdf, csv: m.csv }}
      pdf={payoutStatementPath(input.payoutId, input.farmId)}
      csv={{ isPending: csv.isPending, onAsk: () => csv.mutate(input) }}
      size="lg"
    />
  );
}

type StandingProps = { payout: Payout; isTeam: boolean };

/** The payout's state, and any amounts held or left out; to the team it is not told as its own. */
function Standing({ payout: { holdReason, leftOut, paidAt, state }, isTeam }: StandingProps) {
  return (
    <>
      {holdReason ? <p>{(isTeam ? holdWords : holdWordsForFarm)(holdReason)}</p> : null}
      {state === "paid" && paidAt ? <p>{m.arrived(formatInstant(paidAt))}</p> : null}
      {leftOut.length > 0 ? <p>{m.leftOut(leftOut)}</p> : null}
    </>
  );
}

function Figures({ payout: { statement } }: { payout: Payout }) {
  const { gross, commission, refunds, adjustments, carried, sum } = statement;
  return (
    <FactList
      facts={[
        [m.sold, formatUsd(gross)],
        [m.commission, formatUsd(commission)],
        [m.refunds, formatUsd(refunds)],
        ...(adjustments === 0 ? [] : [[m.adjustments, formatUsd(adjustments)] as const]),
        [m.total, <strong key="sum">{formatUsd(sum)}</strong>],
        ...(carried === 0 ? [] : [[m.carried, formatUsd(carried)] as const]),
      ]}
    />
  );
}
