import { Skeleton, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics-page.ts";
import { formatCount, type Period } from "#shared/analytics/analytics.ts";
import { funnelRows } from "#shared/analytics/funnel.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./analytics.module.css";

/** How far the period's checkouts got, from holding goods to the next order. */
export function FunnelCard({ period }: { period: Period }) {
  const query = trpc.admin.analytics.funnel.useQuery(period, { refetchOnMount: "always" });
  return (
    <section aria-labelledby="funnel" aria-busy={query.isPending}>
      <Title order={2} size="h3" id="funnel" mb="xs">
        {m.funnel.title}
      </Title>
      <p className={styles.before}>{m.funnel.definition}</p>
      <QueryState query={query} waiting={<Skeleton h={220} />} />
      {query.data?.begun === 0 ? <p>{m.funnel.none}</p> : null}
      {query.data && query.data.begun > 0 ? (
        <div className={styles.scroller} data-slides role="region" aria-labelledby="funnel">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{m.funnel.step}</th>
                <th scope="col">{m.funnel.checkouts}</th>
                <th scope="col">{m.funnel.ofBefore}</th>
                <th scope="col">{m.funnel.ofAll}</th>
              </tr>
            </thead>
            <tbody>
              {funnelRows(query.data).map(({ step, count, ofBefore, ofAll }) => (
                <tr key={step}>
                  <th scope="row">
                    {m.funnel.steps[step]}
                    <span
                      className={styles.bar}
                      style={{ width: `${(ofAll ?? 0) * 100}%` }}
                      aria-hidden
                    />
                  </th>
                  <td>{formatCount(count)}</td>
                  <td>{shareOf(ofBefore)}</td>
                  <td>{shareOf(ofAll)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}

function shareOf(share: number | null): string {
  return share === null ? "–" : m.share((share * 100).toFixed(1));
}
