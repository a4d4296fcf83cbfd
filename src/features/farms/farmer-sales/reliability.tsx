import { farmsReliability as m } from "#messages/farms/page/reliability.ts";
import { Skeleton, Title } from "@mantine/core";
import type { Period } from "#shared/analytics/analytics.ts";
import { CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { LEAST_ORDERS, reliabilityRates } from "#shared/farms/reliability.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import styles from "./farmer-sales.module.css";

type ReliabilityProps = { farmId: number | undefined; days: Period };

/** The share of sold units that the farm delivered, and the refunds caused by its goods. */
export function Reliability({ farmId, days }: ReliabilityProps) {
  const query = trpc.farmer.reliability.useQuery(
    { farmId, ...days },
    { refetchOnMount: "always", placeholderData: (before) => before },
  );
  return (
    <Loaded query={query} waiting={<Skeleton h={160} mt="xl" />}>
      {(data, failure) => {
        const { orders, asked, short, returned } = data;
        if (orders === 0) return null;
        const rates = reliabilityRates(data);
        const backShare = rates?.back ?? null;
        const back = returned.reduce((sum, { units }) => sum + units, 0);
        return (
          <section aria-labelledby="reliability" className={styles.reliability}>
            {failure}
            <Title order={2} size="h3" mb="sm" id="reliability">
              {m.title}
            </Title>
            <dl className={styles.total}>
              <div>
                <dt>{m.brought}</dt>
                <dd>
                  {rates ? shareWords(rates.brought) : m.unitsOf(asked - short, asked)}
                  {rates ? (
                    <span className={styles.count}>{m.unitsOf(asked - short, asked)}</span>
                  ) : null}
                </dd>
              </div>
              <div>
                <dt>{m.cameBack}</dt>
                <dd>
                  {backShare === null ? m.units(back) : shareWords(backShare)}
                  {backShare === null ? null : (
                    <span className={styles.count}>{m.units(back)}</span>
                  )}
                </dd>
              </div>
            </dl>
            {returned.length > 0 ? (
              <ul className={styles.causes}>
                {returned.map(({ cause, units }) => (
                  <li key={cause}>
                    {CAUSE_WORDS[cause]}: {m.units(units)}
                  </li>
                ))}
              </ul>
            ) : null}
            <p className={styles.note}>
              {m.definition} {orders < LEAST_ORDERS ? m.tooFew(orders, LEAST_ORDERS) : null}
            </p>
          </section>
        );
      }}
    </Loaded>
  );
}

const shareWords = (share: number) => m.share((share * 100).toFixed(1));
