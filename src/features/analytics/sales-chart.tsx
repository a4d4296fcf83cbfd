import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { Skeleton, Title } from "@mantine/core";
import type { Period } from "#shared/analytics/analytics.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatDayShort } from "#shared/time.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import styles from "./analytics.module.css";

/** Sales over the period as bars, and the same as a table. */
export function SalesChart({ period }: { period: Period }) {
  const query = trpc.admin.analytics.series.useQuery(period, { refetchOnMount: "always" });
  if (query.isPending) return <Skeleton h={320} />;
  if (query.isError) {
    return (
      <ErrorPanel message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const { step, points } = query.data;
  const heading = `Sales by ${step}`;
  return (
    <section aria-labelledby="sales">
      <Title order={2} size="h3" id="sales" mb="md">
        {heading}
      </Title>
      {points.every(({ orders }) => orders === 0) ? (
        <EmptyState title="No orders in this period" order={3} />
      ) : (
        <>
          <div aria-hidden>
            <BarChart
              h={280}
              data={points.map(({ day, sales }) => ({
                day: formatDayShort(day),
                Sales: sales / 100,
              }))}
              dataKey="day"
              series={[{ name: "Sales", color: "var(--color-sprout)" }]}
              // The table below says it to a screen reader and to the keyboard.
              barChartProps={{ accessibilityLayer: false }}
              valueFormatter={(value) => formatUsd(cents(Math.round(value * 100)))}
              yAxisProps={{ width: 80 }}
            />
          </div>
          <details className={styles.asTable}>
            <summary>As a table</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{step === "day" ? "Day" : "Week from"}</th>
                  <th scope="col">Sales</th>
                  <th scope="col">Orders</th>
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
}
