import "@mantine/charts/styles.layer.css";
import "@mantine/core/styles/ColorSwatch.layer.css";
import { BarChart } from "@mantine/charts";
import { Skeleton, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics-page.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import type { ScopedProps } from "./scope-fields.tsx";
import styles from "./analytics.module.css";

/** Sales over the period as bars, and the same as a table. */
export function SalesChart({ period, scope }: ScopedProps) {
  const query = trpc.admin.analytics.series.useQuery(
    { ...period, ...scope },
    { refetchOnMount: "always" },
  );
  return (
    <Loaded query={query} waiting={<Skeleton h={320} />}>
      {({ step, points }, failure) => {
        const heading = m.salesBy[step];
        return (
          <section aria-labelledby="sales">
            <Title order={2} size="h3" id="sales" mb="md">
              {heading}
            </Title>
            {failure}
            {points.every(({ orders }) => orders === 0) ? (
              <EmptyState title={m.noOrders} order={3} />
            ) : (
              <>
                <div aria-hidden>
                  <BarChart
                    h={280}
                    data={points.map(({ day, sales }) => ({
                      day: formatDayShort(day),
                      [m.sales]: sales / 100,
                    }))}
                    dataKey="day"
                    series={[{ name: m.sales, color: "var(--color-sprout)" }]}
                    // Screen reader and keyboard users have the table below.
                    barChartProps={{ accessibilityLayer: false }}
                    valueFormatter={(value) => formatUsd(cents(Math.round(value * 100)))}
                    // Keep day labels evenly spaced, even if the last one does not fit.
                    xAxisProps={{ interval: "equidistantPreserveStart" }}
                    yAxisProps={{ width: 80 }}
                  />
                </div>
                <details className={styles.asTable}>
                  <summary>{m.asTable}</summary>
                  <table className={styles.table}>
                    <thead>
                      <tr>
                        <th scope="col">{m.steps[step]}</th>
                        <th scope="col">{m.sales}</th>
                        <th scope="col">{m.orders}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {points.map(({ day, sales, orders }) => (
                        <tr key={day}>
                          <th scope="row">{formatDayShort(day)}</th>
                          <td>{formatUsd(cents(sales))}</td>
                          <td>{orders}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </details>
              </>
            )}
          </section>
        );
      }}
    </Loaded>
  );
}
