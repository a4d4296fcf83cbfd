import { farmsMoney as m } from "#messages/farms/money/money.ts";
import { farmsStatement as payouts } from "#messages/farms/money/statement.ts";
import { Button, Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import type { Period } from "#shared/analytics/analytics.ts";
import { inRunWords, pendingWords } from "#shared/farms/money/farm-balance.ts";
import { formatUsd } from "#shared/money.ts";
import {
  SALES_PERIODS,
  type SalesPeriodId,
  salesPeriodOf,
} from "#shared/analytics/sales-periods.ts";
import { formatDayFull } from "#shared/time.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { useToday } from "#client/lib/dates/use-today.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./farmer-sales.module.css";
import { PayoutAccount } from "./payout-account.tsx";
import { PayoutList } from "./payout-list.tsx";
import { Reliability } from "./reliability.tsx";
import { SalesTables } from "./sales-tables.tsx";

import type { Back } from "./backs.ts";

export type Sales = Outputs["farmer"]["sales"];
type SalesPageProps = {
  farmId: number | undefined;
  period: string | undefined;
  back: Back | undefined;
};

/** A farm's payout account, its sales in a period, and its share of them. */
export function SalesPage({ farmId, period: asked, back }: SalesPageProps) {
  const period = SALES_PERIODS.find(({ id }) => id === asked)?.id ?? "week";
  const days = salesPeriodOf(period, useToday());
  const csv = trpc.farmer.salesCsv.useMutation({
    meta: { failureTitle: m.fileNotMade },
    onSuccess: (text) => saveTextFile(`sales-${days.from}-${days.to}.csv`, text),
  });
  return (
    <>
      <AreaHeading
        title={m.money}
        actions={
          <Button
            size="lg"
            variant="default"
            loading={csv.isPending}
            onClick={() => csv.mutate({ farmId, ...days })}
          >
            {m.csv}
          </Button>
        }
      >
        {m.period(formatDayFull(days.from), formatDayFull(days.to))}
      </AreaHeading>
      <PayoutAccount farmId={farmId} back={back} />
      <Balance farmId={farmId} />
      <Periods period={period} />
      <Result farmId={farmId} days={days} />
    </>
  );
}

/** The farm's earned, expected, and paid amounts. Independent of the period below, which is by order day. */
function Balance({ farmId }: Pick<ResultProps, "farmId">) {
  const query = trpc.farmer.balance.useQuery({ farmId }, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<Skeleton h={140} mb="xl" />}>
      {({ earned, inRun, pending, inTransit, paid, nextPayoutDay, delayDays }, failure) => (
        <section aria-label={m.shareInAll}>
          {failure}
          <Figures
            figures={[
              [m.shareEarned, formatUsd(earned)],
              [m.sharePending, formatUsd(pending)],
              [payouts.inTransit, formatUsd(inTransit)],
              [payouts.paid, formatUsd(paid)],
            ]}
          />
          <p className={styles.note}>
            {inRun > 0 ? `${inRunWords(inRun)} ` : ""}
            {payouts.next}: <strong>{formatDayFull(nextPayoutDay)}</strong>.{" "}
            {pendingWords(delayDays)}
          </p>
          <PayoutList farmId={farmId} next={nextPayoutDay} />
        </section>
      )}
    </Loaded>
  );
}

function Periods({ period }: { period: SalesPeriodId }) {
  return (
    <nav aria-label={m.periods}>
      <ul className={styles.periods}>
        {SALES_PERIODS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to="/dashboard/farmer/sales"
              search={{ period: id }}
              className={styles.period}
              {...(id === period && { "aria-current": "page" as const })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ResultProps = { farmId: number | undefined; days: Period };

function Result({ farmId, days }: ResultProps) {
  const query = trpc.farmer.sales.useQuery(
    { farmId, ...days },
    { refetchOnMount: "always", placeholderData: (before) => before },
  );
  return (
    <Loaded query={query} waiting={<PageSkeleton withHeading={false} />}>
      {(sales, failure) => {
        // The data shown may still be the previous period's.
        const asked = { from: sales.from, to: sales.to, ...(farmId !== undefined && { farmId }) };
        if (sales.products.length === 0) return <EmptyState art="seedling" title={m.nothingSold} />;
        return (
          <>
            {failure}
            <Total
              total={sales.total}
              why={<WhyButton amount={sales.total.share} ask={{ of: "sales", input: asked }} />}
            />
            <Reliability farmId={farmId} days={{ from: sales.from, to: sales.to }} />
            <SalesTables sales={sales} asked={asked} />
          </>
        );
      }}
    </Loaded>
  );
}

function Total({ total, why }: Pick<Sales, "total"> & { why: ReactNode }) {
  const figures = [
    [m.sold, formatUsd(total.goods)],
    [m.refunds, formatUsd(total.refunds)],
    [m.commission, formatUsd(total.commission)],
    [
      m.share,
      <Fragment key="share">
        {formatUsd(total.share)} {why}
      </Fragment>,
    ],
  ] as const;
  return <Figures figures={figures} />;
}

function Figures({
  figures,
}: {
  figures: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.total}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
