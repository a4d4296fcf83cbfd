import { Skeleton } from "@mantine/core";
import {
  changeWords,
  countChangeWords,
  type Figure,
  type Figures,
  figureList,
  formatCount,
  FIGURE_UNITS,
  figureWords,
  FIGURES,
  isAtEnd,
  lengthOf,
  type Period,
  pointsWords,
} from "#shared/analytics/analytics.ts";
import { analyticsOverview as m } from "#messages/analytics/overview.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { isRolling, isTrend } from "#shared/analytics/trends.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Spark } from "./spark.tsx";
import styles from "./analytics.module.css";

type FigureCardsProps = { period: Period; figures?: readonly Figure[] };

/** The figures of a period, each with its definition, its course and the previous period's value. */
export function FigureCards({ period, figures = FIGURES }: FigureCardsProps) {
  const query = trpc.admin.analytics.figures.useQuery(period, { refetchOnMount: "always" });
  const trends = trpc.admin.analytics.trends.useQuery(period, { refetchOnMount: "always" });
  if (isLost(query)) {
    return <QueryError query={query} />;
  }
  return (
    <>
      {query.isError ? <QueryError query={query} /> : null}
      <ul className={styles.cards} aria-busy={query.isPending}>
        {figures.map((figure) => {
          const { label, how } = figureWords(figure);
          const list = figureList(figure, period);
          return (
            <li key={figure} className={styles.card}>
              <h2 className={styles.label}>
                {list ? <TextLink href={list}>{label}</TextLink> : label}
              </h2>
              {query.data ? (
                <>
                  <p
                    className={styles.value}
                    {...(query.data.now[figure] === null && { "data-none": true })}
                  >
                    {written(figure, query.data.now[figure])}
                  </p>
                  {isTrend(figure) && !trends.isError ? (
                    <div className={styles.sparkRoom}>
                      {trends.data ? (
                        <Spark
                          trend={figure}
                          {...trends.data}
                          days={lengthOf(period)}
                          written={(value) => written(figure, value)}
                        />
                      ) : null}
                    </div>
                  ) : null}
                  <p className={styles.before}>{beforeOf(figure, query.data)}</p>
                </>
              ) : (
                <Skeleton h={56} />
              )}
              <details className={styles.how}>
                <summary>{m.how}</summary>
                {how}
                {isTrend(figure) && isRolling(figure) ? ` ${m.rolling(lengthOf(period))}` : null}
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Both = Record<"now" | "before", Figures>;

/** The previous value and the change since; percentages change by percentage points. */
function beforeOf(figure: Figure, { now: nows, before: befores }: Both): string {
  const now = nows[figure];
  const before = befores[figure];
  if (before === null) return m.tooFewBefore;
  const change = now === null ? "" : changeOf(figure, now, before);
  const value = written(figure, before);
  if (isAtEnd(figure)) return change ? m.endedBeforeAnd(value, change) : m.endedBefore(value);
  return change ? m.beforeAnd(value, change) : m.before(value);
}

function changeOf(figure: Figure, now: number, before: number): string {
  switch (FIGURE_UNITS[figure]) {
    case "money":
      return changeWords(now, before);
    case "percent":
      return pointsWords(now, before);
    case "count":
      return countChangeWords(now, before);
  }
}

function written(figure: Figure, value: number | null): string {
  if (value === null) return m.notEnough;
  switch (FIGURE_UNITS[figure]) {
    case "money":
      return formatUsd(cents(value));
    case "percent":
      return m.share((value * 100).toFixed(1));
    case "count":
      return formatCount(value);
  }
}
