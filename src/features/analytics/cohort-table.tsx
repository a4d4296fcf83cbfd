import { Skeleton, Title } from "@mantine/core";
import { capital } from "#shared/capital.ts";
import { formatMonth } from "#shared/time.ts";
import { analyticsPage as m } from "#messages/analytics/page.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { ScrollRegion } from "#client/ui/data-table/scroll-region.tsx";
import { partOf } from "./part-of.ts";
import styles from "./analytics.module.css";

/** Maximum number of months shown after the first. */
const MONTHS = 6;

/** Of the new customers of a month, how many ordered again in each month after it that anyone has reached. */
export function CohortTable({ period }: { period: Period }) {
  const query = trpc.admin.analytics.cohorts.useQuery(period, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<Skeleton h={160} />}>
      {(cohorts, failure) => {
        const known = Math.max(1, ...cohorts.map(({ active }) => (active?.length ?? 0) - 1));
        const small = cohorts.filter(({ active }) => active === null).length;
        const months = Array.from({ length: Math.min(known, MONTHS) }, (_, at) => at + 1);
        return (
          <section aria-labelledby="cohorts">
            <Title order={2} size="h3" id="cohorts" mb="xs">
              {m.cameBack}
            </Title>
            {failure}
            <p className={styles.before}>
              {m.cohorts} {cohorts.length > 0 ? m.shades : null}
            </p>
            {cohorts.length === 0 ? <p>{m.noFirstOrders}</p> : null}
            {cohorts.length > 0 ? (
              <ScrollRegion labelledBy="cohorts">
                <table className={styles.table}>
                  <thead>
                    <tr>
                      <th scope="col">{m.firstOrder}</th>
                      <th scope="col">{m.customers}</th>
                      {months.map((after) => (
                        <th key={after} scope="col">
                          {m.monthsAfter(after)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {cohorts.map(({ month, customers, active }) => (
                      <tr key={month}>
                        <th scope="row">{capital(formatMonth(month))}</th>
                        <td>{customers}</td>
                        {months.map((after) => (
                          <td key={after} data-shade={shadeOf(active?.[after], customers)}>
                            {shareOf(active?.[after], customers)}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollRegion>
            ) : null}
            {small > 0 ? <p className={styles.before}>{m.smallMonths(small)}</p> : null}
          </section>
        );
      }}
    </Loaded>
  );
}

/** The shade of a field, 1 to 4 by quarters; none if nobody came back or it is not known. */
function shadeOf(people: number | undefined, customers: number): number | undefined {
  return people && customers ? Math.min(4, Math.ceil((people / customers) * 4)) : undefined;
}

function shareOf(people: number | undefined, customers: number): string {
  return people === undefined ? "" : partOf(people, customers, 0);
}
