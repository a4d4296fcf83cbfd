import { platformPress as m } from "#messages/platform/company/press.ts";
import { brand } from "#shared/brand.ts";
import { hoursLine, phoneWords } from "#shared/platform/business/business.ts";
import { afterHarvest } from "#shared/checkout/lead-words.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { PRESS } from "./company-pages.ts";
import { PressFigures } from "./press-figures.tsx";
import { LOGO_COLORS, LOGO_FILE } from "./logo.ts";
import styles from "./company.module.css";

/** The press kit: dated figures, the logo, and a contact. */
export function PressPage() {
  const business = useBusiness();
  const terms = useTerms();
  const { city, state } = business.address;
  return (
    <TextPage path={PRESS.path} title={PRESS.title} lead={m.lead}>
      <TextSection title={m.inSentence}>
        <p>{m.sentence(brand.name, afterHarvest(terms), `${city}, ${state}`)}</p>
      </TextSection>
      <TextSection title={m.figures}>
        <PressFigures />
      </TextSection>
      <TextSection title={m.logo}>
        <img
          className={styles.logo}
          src={LOGO_FILE}
          alt={m.logoLooks(brand.name)}
          width={480}
          height={144}
        />
        <p>
          <a className={styles.download} href={LOGO_FILE} download>
            {m.download}
          </a>
        </p>
        <p>{m.keepShape}</p>
        <div className={styles.facts}>
          <FactList facts={LOGO_COLORS} />
        </div>
      </TextSection>
      <TextSection title={m.visits}>
        <p>
          <Rich>
            {m.writeOrMeet(
              (words) => (
                <TextLink href="/contact">{words}</TextLink>
              ),
              (words) => (
                <TextLink href="/farmers">{words}</TextLink>
              ),
            )}
          </Rich>
        </p>
      </TextSection>
      <TextSection title={m.contact}>
        <p>
          <Rich>
            {m.callOrWrite(
              phoneWords(business),
              hoursLine(business),
              <a className={styles.download} href={`mailto:${business.email}?subject=${m.subject}`}>
                {business.email}
              </a>,
            )}
          </Rich>
        </p>
      </TextSection>
    </TextPage>
  );
}
