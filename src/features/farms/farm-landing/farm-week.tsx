import { PageContainer } from "#client/ui/page/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { type NextDelivery, orderByText } from "#shared/checkout/delivery-sentence.ts";
import { PAYOUT_DAYS } from "#shared/platform/marketing.ts";
import { addDays, formatDayShort } from "#shared/time.ts";
import styles from "./farm-landing.module.css";

/** A week on the farm's side, with the dates of the next delivery. */
export function FarmWeek({ next }: { next: NextDelivery }) {
  const harvest = formatDayShort(addDays(next.lastOrderDay, 1));
  const [first, second] = PAYOUT_DAYS;
  const moments = [
    {
      when: `Until ${orderByText(next)}`,
      name: "Orders come in",
      text: "You change price and stock whenever you like. Nothing is sold that you did not list.",
    },
    {
      when: `${harvest}, morning`,
      name: "You harvest",
      text: "Your list is ready when you get up: totals for each product, then the orders. Short of something? Say so, and the customers are notified.",
    },
    {
      when: `${harvest}, afternoon`,
      name: "You drop off",
      text: "One load, one place. The depot ticks off what your list says.",
    },
    {
      when: formatDayShort(next.day),
      name: "We deliver",
      text: "Packed by household with your name on each line, and brought to the door.",
    },
    {
      when: `On day ${first} and day ${second}`,
      name: "You are paid",
      text: "Twice monthly. Your sales page shows what was sold, refunded and kept as commission, by day and by product.",
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="farm-week">
      <PageContainer>
        <SectionHeading id="farm-week" title="A week on your side" />
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
