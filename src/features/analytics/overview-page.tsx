import { Skeleton, Stack, Title } from "@mantine/core";
import { analyticsOverview as m } from "#messages/analytics/overview.ts";
import { formatPeriod, lastDays, periodBefore } from "#shared/analytics/analytics.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { Freshness } from "#client/ui/data-table/freshness.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { useToday } from "#client/lib/dates/use-today.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./analytics.module.css";
import { FigureCards } from "./figure-cards.tsx";

const SHOWN = [
  "sales",
  "orders",
  "netRevenue",
  "basket",
  "newCustomers",
  "refundShare",
  "fillRate",
  "onTime",
  "activeBoxes",
  "skipRate",
  "farmsLive",
  "payable",
] as const;

/** Pending work first, then the last seven days at a glance. */
export function OverviewPage({ firstName }: { firstName: string }) {
  const week = lastDays(useToday(), 7);
  return (
    <>
      <AreaHeading title={m.hello(firstName)}>{m.lead}</AreaHeading>
      <Stack gap="xl">
        <NeedsAttention />
        <section aria-labelledby="week">
          <Title order={2} size="h3" id="week" mb="md">
            {m.compared(formatPeriod(week), formatPeriod(periodBefore(week)))}
          </Title>
          <FigureCards period={week} figures={SHOWN} />
        </section>
      </Stack>
    </>
  );
}

function NeedsAttention() {
  const query = trpc.admin.analytics.attention.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <section aria-labelledby="attention" aria-busy={query.isPending}>
      <Title order={2} size="h3" id="attention" mb="md">
        {m.atRisk}
      </Title>
      <QueryState query={query} waiting={<Skeleton h={72} />} />
      {query.data?.length === 0 ? <p>{m.nothing}</p> : null}
      <ul className={styles.attention}>
        {query.data?.map(({ what, count, to, search }) => (
          <li key={what}>
            <TextLink href={to} search={search}>
              {count} {what}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className={styles.freshness}>
        <Freshness query={query} />
      </p>
    </section>
  );
}
