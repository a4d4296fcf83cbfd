import type { ReactNode } from "react";
import { Title } from "@mantine/core";
import { catalogHome as m } from "#messages/catalog/home.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { type NextDelivery, orderByText } from "#shared/checkout/delivery-sentence.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { forFee } from "#shared/checkout/terms-words.ts";
import { addDays, formatDayShort } from "#shared/time.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import styles from "./how-it-works.module.css";

/** Three steps with the dates of the next delivery. */
export function HowItWorks({ next }: { next: NextDelivery }) {
  const terms = useTerms();
  const harvest = addDays(next.lastOrderDay, 1);
  const windows = DELIVERY_WINDOWS.map(({ label }) => label).join(", ");
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <PageContainer>
        <SectionHeading
          id="how-it-works"
          title={m.fromField(leadWords(terms))}
          aside={<SiteLink href="/how-it-works">{m.howItWorks}</SiteLink>}
        />
        <ol className={styles.steps}>
          <Step when={m.by(orderByText(next))} title={m.youChoose}>
            {m.youChooseText}
          </Step>
          <Step when={formatDayShort(harvest)} title={m.theyHarvest}>
            {m.theyHarvestText}
          </Step>
          <Step when={formatDayShort(next.day)} title={m.atYourDoor}>
            {m.delivered(forFee(terms, m.free), windows)}
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
