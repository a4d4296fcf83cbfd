import "@mantine/charts/styles.layer.css";
import "@mantine/core/styles/ColorSwatch.layer.css";
import { BarChart } from "@mantine/charts";
import { Skeleton, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics-page.ts";
import { formatCount, LEAST_OF_A_SHARE } from "#shared/analytics/analytics.ts";
import { formatDayShort } from "#shared/time.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import type { ScopedProps } from "./scope-fields.tsx";
import styles from "./analytics.module.css";

/** Deliveries of the period as bars, on time and late, and the same as a table. */
export function OnTimeChart({ period, scope }: ScopedProps) {
  const query = trpc.admin.analytics.deliveries.useQuery(
    { ...period, ...scope },
    { refetchOnMount: "always" },
  );
  return (
    <Loaded query={query} waiting={<Skeleton h={320} />}>
      {({ step, points }, failure) => (
        <section aria-labelledby="on-time">
          <Title order={2} size="h3" id="on-time" mb="xs">
            {m.onTime.title[step]}
          </Title>
          <p className={styles.before}>{m.onTime.definition}</p>
          {failure}
          {points.every(({ onTime, late }) => onTime + late === 0) ? (
            <EmptyState title={m.onTime.none} order={3} />
          ) : (
            <>
              <div aria-hidden>
                <BarChart
                  h={240}
                  type="stacked"
                  withLegend
                  data={points.map(({ day, onTime, late }) => ({
                    day: formatDayShort(day),
                    [m.onTime.onTime]: onTime,
                    [m.onTime.late]: late,
                  }))}
                  dataKey="day"
                  series={[
                    { name: m.onTime.onTime, color: "var(--color-sprout)" },
                    { name: m.onTime.late, color: "var(--color-clay)" },
                  ]}
                  // Screen reader and keyboard users have the table below.
                  barChartProps={{ accessibilityLayer: false }}
                  xAxisProps={{ interval: "equidistantPreserveStart" }}
                  yAxisProps={{ allowDecimals: false }}
                />
              </div>
              <AsTable step={step} points={points} />
            </>
          )}
        </section>
      )}
    </Loaded>
  );
}

function AsTable({ step, points }: Outputs["admin"]["analytics"]["deliveries"]) {
  return (
    <details className={styles.asTable}>
      <summary>{m.asTable}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.steps[step]}</th>
            <th scope="col">{m.onTime.onTime}</th>
            <th scope="col">{m.onTime.late}</th>
            <th scope="col">{m.onTime.share}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, onTime, late }) => (
            <tr key={day}>
              <th scope="row">{formatDayShort(day)}</th>
              <td>{formatCount(onTime)}</td>
              <td>{formatCount(late)}</td>
              <td>{shareOf(onTime, onTime + late)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Like the figure, not shown for too few deliveries. */
function shareOf(part: number, whole: number): string {
  return whole < LEAST_OF_A_SHARE ? "–" : m.share(((part / whole) * 100).toFixed(1));
}
