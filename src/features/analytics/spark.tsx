import type { ReactNode } from "react";
import { analyticsOverview as m } from "#messages/analytics/overview.ts";
import {
  extremesOf,
  isRolling,
  SPARK,
  sparkline,
  type Trend,
  type TrendPoint,
} from "#shared/analytics/trends.ts";
import { formatDayShort } from "#shared/time.ts";
import styles from "./analytics.module.css";

type SparkProps = {
  trend: Trend;
  step: "day" | "week";
  points: readonly TrendPoint[];
  /** The length of the period, in days. */
  days: number;
  /** How one of its values is written. */
  written: (value: number) => string;
};

/** The course of a figure over the period as a line without axes. Its lowest and highest value are its name. */
export function Spark({ trend, step, points, days, written }: SparkProps): ReactNode {
  const line = sparkline(points.map(({ [trend]: value }) => value));
  const extremes = extremesOf(points, trend);
  if (line === null || extremes === null) return null;
  const { lowest, highest } = extremes;
  const range = m.spark[step](
    `${written(lowest.value)}, ${formatDayShort(lowest.day)}`,
    `${written(highest.value)}, ${formatDayShort(highest.day)}`,
  );
  const words = isRolling(trend) ? `${range} ${m.rolling(days)}` : range;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <title>{words}</title>
      <polyline points={line} />
    </svg>
  );
}
