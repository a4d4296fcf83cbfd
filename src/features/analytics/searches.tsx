import { Skeleton, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import styles from "./analytics.module.css";

/** What people searched the shop for, and which searches no product matched. */
export function Searches({ period }: { period: Period }) {
  const query = trpc.admin.analytics.searches.useQuery(period, { refetchOnMount: "always" });
  return (
    <section aria-labelledby="searches" aria-busy={query.isPending}>
      <Title order={2} size="h3" id="searches" mb="xs">
        {m.searches.title}
      </Title>
      <p className={styles.before}>{m.searches.definition}</p>
      <QueryState query={query} waiting={<Skeleton h={160} />} />
      {query.data ? (
        <div className={styles.splits}>
          <SearchTable title={m.searches.top} rows={query.data.top} count="searches" />
          <SearchTable title={m.searches.lost} rows={query.data.lost} count="lost" />
        </div>
      ) : null}
    </section>
  );
}

type Row = Outputs["admin"]["analytics"]["searches"]["top"][number];

type SearchTableProps = {
  title: string;
  rows: readonly Row[];
  /** Which of its counts the table is about. */
  count: "searches" | "lost";
};

function SearchTable({ title, rows, count }: SearchTableProps) {
  return (
    <div className={styles.card}>
      <h3 className={styles.label}>{title}</h3>
      {rows.length === 0 ? <p>{m.nothing}</p> : null}
      {rows.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.searches.words}</th>
              <th scope="col">{m.searches.times}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.words}>
                <th scope="row">{row.words}</th>
                <td>{row[count]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}
