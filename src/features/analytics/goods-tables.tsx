import { Skeleton } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { formatCount, marginOf } from "#shared/analytics/analytics.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { ScrollRegion } from "#client/ui/data-table/scroll-region.tsx";
import type { ScopedProps } from "./scope-fields.tsx";
import styles from "./analytics.module.css";

type Row = { key: string; name: string; bar: number; cells: readonly string[] };

/** Refunded units of a period's orders by the cause of their refund. */
export function ShortsCard({ period, scope }: ScopedProps) {
  const query = trpc.admin.analytics.shorts.useQuery(
    { ...period, ...scope },
    { refetchOnMount: "always" },
  );
  const row = (
    name: string,
    { units, amount, orders }: Record<"units" | "amount" | "orders", number>,
  ) => ({
    key: name,
    name,
    bar: units,
    cells: [formatCount(units), formatUsd(cents(amount)), formatCount(orders)],
  });
  const rows = query.data && [
    ...query.data.rows.map(({ cause, ...shorts }) => row(CAUSE_WORDS[cause], shorts)),
    ...(query.data.others ? [row(m.others, query.data.others)] : []),
  ];
  return (
    <Card
      title={m.shorts.title}
      definition={m.shorts.definition}
      query={query}
      head={[m.shorts.cause, m.shorts.units, m.shorts.amount, m.orders]}
      rows={rows}
    >
      {query.data?.others ? (
        <p className={styles.before}>{m.together(query.data.others.causes)}</p>
      ) : null}
    </Card>
  );
}

/** What the market keeps of a period's goods by product. */
export function MarginsCard({ period, scope }: ScopedProps) {
  const query = trpc.admin.analytics.margins.useQuery(
    { ...period, ...scope },
    { refetchOnMount: "always" },
  );
  const row = (key: string, name: string, { sales, kept }: Record<"sales" | "kept", number>) => ({
    key,
    name,
    bar: Math.max(0, kept),
    cells: [formatUsd(cents(sales)), formatUsd(cents(kept)), shareWords(marginOf(kept, sales))],
  });
  const rows = query.data && [
    ...query.data.rows.map(({ id, name, farm, ...margin }) =>
      row(String(id), m.ofFarm(name, farm), margin),
    ),
    ...(query.data.others ? [row("others", m.others, query.data.others)] : []),
  ];
  return (
    <Card
      title={m.margins.title}
      definition={m.margins.definition}
      query={query}
      head={[m.margins.product, m.sales, m.margins.kept, m.margins.share]}
      rows={rows}
    >
      {query.data?.others ? (
        <p className={styles.before}>{m.together(query.data.others.products)}</p>
      ) : null}
    </Card>
  );
}

/** `17.5%`; with the minus sign that amounts have. */
function shareWords(share: number | null): string {
  return share === null ? "–" : m.share((share * 100).toFixed(1).replace("-", "−"));
}

type CardProps = {
  title: string;
  definition: string;
  query: Parameters<typeof QueryState>[0]["query"];
  head: readonly string[];
  rows: readonly Row[] | undefined;
  children: ReactNode;
};

function Card({ title, definition, query, head, rows, children }: CardProps) {
  const id = useId();
  return (
    <div className={styles.card} aria-busy={query.isPending}>
      <h3 className={styles.label} id={id}>
        {title}
      </h3>
      <p className={styles.before}>{definition}</p>
      <QueryState query={query} waiting={<Skeleton h={160} />} />
      {rows ? (
        <ScrollRegion labelledBy={id}>
          <Table head={head} rows={rows} />
        </ScrollRegion>
      ) : null}
      {children}
    </div>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly Row[] }) {
  if (rows.length === 0) return <p>{m.nothing}</p>;
  const largest = Math.max(1, ...rows.map(({ bar }) => bar));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, bar, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <span
                className={styles.bar}
                style={{ width: `${(bar / largest) * 100}%` }}
                aria-hidden
              />
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
