import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { FurrowMark } from "#client/ui/page/furrow-curve.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import styles from "./guarantee.module.css";

/** The promise in one line, as the returns page gives it. */
export function Guarantee() {
  return (
    <section className={styles.section} aria-label="Our guarantee">
      <PageContainer className={styles.row}>
        <FurrowMark size={56} />
        <p className={styles.text}>
          <b>Good, or your money back.</b> Tell us within {REPORT_DAYS} days of delivery, and the
          item is refunded to your card or as credit, as you choose. Credit needs an account.{" "}
          <SiteLink href="/returns">How returns work</SiteLink>
        </p>
      </PageContainer>
    </section>
  );
}
