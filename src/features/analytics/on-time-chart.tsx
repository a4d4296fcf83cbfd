import { Skeleton, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { formatCount, LEAST_OF_A_SHARE } from "#shared/analytics/analytics.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { BarsAndTable } from "./bars-and-table.tsx";
import type { ScopedProps } from "./scope-fields.tsx";
import styles from "./analytics.module.css";

/** Deliveries of the period, on time and late. */
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
            <BarsAndTable
              step={step}
              points={points}
              barsOf={({ onTime, late }) => ({
                [m.onTime.onTime]: onTime,
                [m.onTime.late]: late,
              })}
              chart={{
                h: 240,
                type: "stacked",
                withLegend: true,
                series: [
                  { name: m.onTime.onTime, color: "var(--color-sprout)" },
                  { name: m.onTime.late, color: "var(--color-clay)" },
                ],
                yAxisProps: { allowDecimals: false },
              }}
              columns={[
                { label: m.onTime.onTime, cell: ({ onTime }) => formatCount(onTime) },
                { label: m.onTime.late, cell: ({ late }) => formatCount(late) },
                {
                  label: m.onTime.share,
                  cell: ({ onTime, late }) => shareOf(onTime, onTime + late),
                },
              ]}
            />
          )}
        </section>
      )}
    </Loaded>
  );
}

/** Like the figure, not shown for too few deliveries. */
function shareOf(part: number, whole: number): string {
  return whole < LEAST_OF_A_SHARE ? "–" : m.share(((part / whole) * 100).toFixed(1));
}
