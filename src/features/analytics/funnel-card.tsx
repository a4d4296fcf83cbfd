import { Skeleton, Title } from "@mantine/core";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import { formatCount, type Period } from "#shared/analytics/analytics.ts";
import { funnelRows } from "#shared/analytics/funnel.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { ScrollRegion } from "#client/ui/data-table/scroll-region.tsx";
import { partOf } from "./part-of.ts";
import styles from "./analytics.module.css";

/** How far the period's checkouts got, from holding goods to the next order. */
export function FunnelCard({ period }: { period: Period }) {
  const query = trpc.admin.analytics.funnel.useQuery(period, { refetchOnMount: "always" });
  const begun = query.data?.begun;
  return (
    <section aria-labelledby="funnel" aria-busy={query.isPending}>
      <Title order={2} size="h3" id="funnel" mb="xs">
        {m.funnel.title}
      </Title>
      <p className={styles.before}>{m.funnel.definition}</p>
      <QueryState query={query} waiting={<Skeleton h={220} />} />
      {begun === 0 ? <p>{m.funnel.none}</p> : null}
      {query.data && begun ? (
        <ScrollRegion labelledBy="funnel">
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
              {funnelRows(query.data).map(({ step, count, before }) => (
                <tr key={step}>
                  <th scope="row">
                    {m.funnel.steps[step]}
                    <span
                      className={styles.bar}
                      style={{ width: `${(count / begun) * 100}%` }}
                      aria-hidden
                    />
                  </th>
                  <td>{formatCount(count)}</td>
                  <td>{before === null ? "–" : partOf(count, before)}</td>
                  <td>{partOf(count, begun)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
    </section>
  );
}
