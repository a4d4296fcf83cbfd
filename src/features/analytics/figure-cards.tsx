import { Skeleton } from "@mantine/core";
import {
  changeWords,
  type Figure,
  FIGURE_WORDS,
  FIGURES,
  type Period,
  pointsWords,
} from "#shared/analytics/analytics.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import styles from "./analytics.module.css";

type FigureCardsProps = { period: Period; figures?: readonly Figure[] };

/** The figures of a period, each with how it is worked out and with that of the period before. */
export function FigureCards({ period, figures = FIGURES }: FigureCardsProps) {
  const query = trpc.admin.analytics.figures.useQuery(period, { refetchOnMount: "always" });
  if (query.isError) {
    return (
      <ErrorPanel message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <ul className={styles.cards} aria-busy={query.isPending}>
      {figures.map((figure) => {
        const { label, how } = FIGURE_WORDS[figure];
        return (
          <li key={figure} className={styles.card}>
            <h2 className={styles.label}>{label}</h2>
            {query.data ? (
              <>
                <p className={styles.value}>{written(figure, query.data.now[figure])}</p>
                <p className={styles.before}>
                  {written(figure, query.data.before[figure])} in the period before
                  {changeOf(figure, query.data)}
                </p>
              </>
            ) : (
              <Skeleton h={56} />
            )}
            <details className={styles.how}>
              <summary>How it is calculated</summary>
              {how}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

type Both = Record<"now" | "before", Record<Figure, number>>;

/** How far it moved since the period before; what is a share itself moved by so many points. */
function changeOf(figure: Figure, { now, before }: Both): string {
  const words =
    FIGURE_WORDS[figure].unit === "percent"
      ? pointsWords(now[figure], before[figure])
      : changeWords(now[figure], before[figure]);
  return words ? `, ${words}` : "";
}

function written(figure: Figure, value: number): string {
  switch (FIGURE_WORDS[figure].unit) {
    case "money":
      return formatUsd(cents(value));
    case "percent":
      return `${(value * 100).toFixed(1)}%`;
    case "count":
      return value.toLocaleString("en-US");
  }
}
