import { Skeleton, Text, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { type Breakdown, BREAKDOWNS } from "#shared/analytics/analytics.ts";
import { groupName } from "#shared/analytics/group-names.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { MarginsCard, ShortsCard } from "./goods-tables.tsx";
import type { ScopedProps } from "./scope-fields.tsx";
import styles from "./analytics.module.css";

/** Sales of goods, without tax and delivery, broken down four ways; what of them was short, and what is kept. */
export function Breakdowns({ period, scope }: ScopedProps) {
  return (
    <section aria-labelledby="split">
      <Title order={2} size="h3" id="split" mb="md">
        {m.goodsSold}
      </Title>
      <div className={styles.splits}>
        {BREAKDOWNS.map((by) => (
          <Split key={by} period={period} scope={scope} by={by} />
        ))}
        <ShortsCard period={period} scope={scope} />
        <MarginsCard period={period} scope={scope} />
      </div>
    </section>
  );
}

type Row = Outputs["admin"]["analytics"]["breakdown"]["rows"][number];

function Split({ period, scope, by }: ScopedProps & { by: Breakdown }) {
  const query = trpc.admin.analytics.breakdown.useQuery(
    { period, scope, by },
    { refetchOnMount: "always" },
  );
  return (
    <div className={styles.card} aria-busy={query.isPending}>
      <h3 className={styles.label}>{m.splits[by]}</h3>
      <QueryState query={query} waiting={<Skeleton h={160} />} />
      {query.data ? <SplitTable by={by} rows={query.data.rows} /> : null}
      {query.data && query.data.together > 0 ? (
        <Text size="sm" c="var(--color-quiet)" mt="xs">
          {m.together(query.data.together)}
        </Text>
      ) : null}
      {by === "farm" || by === "category" ? (
        <Text size="sm" c="var(--color-quiet)" mt="xs">
          {m.countedTwice[by]}
        </Text>
      ) : null}
    </div>
  );
}

function SplitTable({ by, rows }: { by: Breakdown; rows: readonly Row[] }) {
  if (rows.length === 0) return <p>{m.nothing}</p>;
  const largest = Math.max(...rows.map(({ sales }) => sales));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.splitColumns[by]}</th>
          <th scope="col">{m.sales}</th>
          <th scope="col">{m.orders}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sales, orders }) => (
          <tr key={name}>
            <th scope="row">
              {groupName(by, name)}
              <span
                className={styles.bar}
                style={{ width: `${(sales / largest) * 100}%` }}
                aria-hidden
              />
            </th>
            <td>{formatUsd(cents(sales))}</td>
            <td>{orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
