import { Skeleton, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { BarsAndTable } from "./bars-and-table.tsx";
import type { ScopedProps } from "./scope-fields.tsx";

/** Sales over the period. */
export function SalesChart({ period, scope }: ScopedProps) {
  const query = trpc.admin.analytics.series.useQuery(
    { ...period, ...scope },
    { refetchOnMount: "always" },
  );
  return (
    <Loaded query={query} waiting={<Skeleton h={320} />}>
      {({ step, points }, failure) => (
        <section aria-labelledby="sales">
          <Title order={2} size="h3" id="sales" mb="md">
            {m.salesBy[step]}
          </Title>
          {failure}
          {points.every(({ orders }) => orders === 0) ? (
            <EmptyState title={m.noOrders} order={3} />
          ) : (
            <BarsAndTable
              step={step}
              points={points}
              barsOf={({ sales }) => ({ [m.sales]: sales / 100 })}
              chart={{
                h: 280,
                series: [{ name: m.sales, color: "var(--color-sprout)" }],
                valueFormatter: (value) => formatUsd(cents(Math.round(value * 100))),
                yAxisProps: { width: 80 },
              }}
              columns={[
                { label: m.sales, cell: ({ sales }) => formatUsd(cents(sales)) },
                { label: m.orders, cell: ({ orders }) => orders },
              ]}
            />
          )}
        </section>
      )}
    </Loaded>
  );
}
