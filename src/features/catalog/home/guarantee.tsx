import { catalogHome as m } from "#messages/catalog/home.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { FurrowMark } from "#client/ui/page/furrow-curve.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./guarantee.module.css";

/** The guarantee in one line, worded as on the returns page, and the market's other commitments. */
export function Guarantee() {
  return (
    <section className={styles.section} aria-label={m.guarantee}>
      <PageContainer className={styles.row}>
        <FurrowMark size={56} />
        <div className={styles.texts}>
          <p>
            <Rich>
              {m.guaranteeText(REPORT_DAYS, (words) => (
                <b>{words}</b>
              ))}
            </Rich>
            <SiteLink href="/returns">{m.returns}</SiteLink>
          </p>
          <p>
            <Rich>
              {m.giftText((words) => (
                <b>{words}</b>
              ))}
            </Rich>
            <SiteLink href="/gift-cards">{m.giftCards}</SiteLink>
          </p>
        </div>
      </PageContainer>
    </section>
  );
}
