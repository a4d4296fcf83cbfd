import type { ReactNode } from "react";
import { Title } from "@mantine/core";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { type NextDelivery, orderByText } from "#shared/checkout/delivery-sentence.ts";
import { forFee, leadWords } from "#shared/checkout/terms-words.ts";
import { addDays, formatDayShort } from "#shared/time.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import styles from "./how-it-works.module.css";

const WINDOWS = DELIVERY_WINDOWS.map(({ label }) => label).join(", ");

/** Three steps with the dates of the next delivery. */
export function HowItWorks({ next }: { next: NextDelivery }) {
  const terms = useTerms();
  const harvest = addDays(next.lastOrderDay, 1);
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <PageContainer>
        <SectionHeading
          id="how-it-works"
          title={`From the field in ${leadWords(terms)}`}
          aside={<SiteLink href="/how-it-works">How it works</SiteLink>}
        />
        <ol className={styles.steps}>
          <Step when={`By ${orderByText(next)}`} title="You choose">
            Fill a cart from as many farms as you like. Until the cut-off you can change or cancel
            it.
          </Step>
          <Step when={formatDayShort(harvest)} title="They harvest">
            Each farm gets its list and picks what was ordered, so that nothing waits in a
            warehouse.
          </Step>
          <Step when={formatDayShort(next.day)} title="It is at your door">
            Delivered {forFee(terms, "free")} in the window you choose: {WINDOWS}.
          </Step>
        </ol>
      </PageContainer>
    </section>
  );
}

function Step({ when, title, children }: { when: string; title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <p className={styles.when}>{when}</p>
      <Title order={3}>{title}</Title>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
