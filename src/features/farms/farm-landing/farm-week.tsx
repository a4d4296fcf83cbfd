import { farmsLanding as m } from "#messages/farms/applying/landing.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { type NextDelivery, orderByText } from "#shared/checkout/delivery-sentence.ts";
import { capital } from "#shared/capital.ts";
import { payoutDaysOf, payoutsText } from "#shared/platform/pages/marketing.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { addDays, formatDayShort } from "#shared/time.ts";
import styles from "./farm-landing.module.css";

/** A week on the farm's side, with the dates of the next delivery. */
export function FarmWeek({ next }: { next: NextDelivery }) {
  const harvest = formatDayShort(addDays(next.lastOrderDay, 1));
  const terms = useTerms();
  const moments = [
    {
      when: m.week.orders.when(orderByText(next)),
      name: m.week.orders.name,
      text: m.week.orders.text,
    },
    {
      when: m.week.harvest.when(harvest),
      name: m.week.harvest.name,
      text: m.week.harvest.text,
    },
    {
      when: m.week.dropOff.when(harvest),
      name: m.week.dropOff.name,
      text: m.week.dropOff.text,
    },
    {
      when: formatDayShort(next.day),
      name: m.week.deliver.name,
      text: m.week.deliver.text,
    },
    {
      when: m.week.paid.when(payoutDaysOf(terms)),
      name: m.week.paid.name,
      text: m.week.paid.text(capital(payoutsText(terms))),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="farm-week">
      <PageContainer>
        <SectionHeading id="farm-week" title={m.weekTitle} />
        <ol className={styles.week}>
          {moments.map(({ when, name, text }) => (
            <li key={name} className={styles.moment}>
              <p className={styles.when}>{when}</p>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </PageContainer>
    </section>
  );
}
