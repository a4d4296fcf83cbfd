import "@mantine/charts/styles.layer.css";
import "@mantine/core/styles/ColorSwatch.layer.css";
import { BarChart, type BarChartProps } from "@mantine/charts";
import type { ReactNode } from "react";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { formatDayShort } from "#shared/time.ts";
import styles from "./analytics.module.css";

/** What the points of a chart stand for. */
type Step = keyof typeof m.steps;

type BarsAndTableProps<Point> = {
  step: Step;
  points: readonly Point[];
  /** The height of each bar of a point, under the name of its series. */
  barsOf: (point: Point) => Record<string, number>;
  chart: Omit<BarChartProps, "data" | "dataKey">;
  /** The columns of the table after the day. */
  columns: readonly { label: string; cell: (point: Point) => ReactNode }[];
};

/** Figures over the days or weeks of a period as bars, and the same as a table. */
export function BarsAndTable<Point extends { day: string }>({
  step,
  points,
  barsOf,
  chart,
  columns,
}: BarsAndTableProps<Point>) {
  return (
    <>
      <div aria-hidden>
        <BarChart
          data={points.map((point) => ({ day: formatDayShort(point.day), ...barsOf(point) }))}
          dataKey="day"
          // Screen reader and keyboard users have the table below.
          barChartProps={{ accessibilityLayer: false }}
          // Keep day labels evenly spaced, even if the last one does not fit.
          xAxisProps={{ interval: "equidistantPreserveStart" }}
          {...chart}
        />
      </div>
      <details className={styles.asTable}>
        <summary>{m.asTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.steps[step]}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.day}>
                <th scope="row">{formatDayShort(point.day)}</th>
                {columns.map(({ label, cell }) => (
                  <td key={label}>{cell(point)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
