import { brand } from "#shared/brand.ts";
import { hoursLine } from "#shared/platform/business.ts";
import { afterHarvest } from "#shared/checkout/terms-words.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { PRESS } from "./company-pages.ts";
import { PressFigures } from "./press-figures.tsx";
import { LOGO_COLORS, LOGO_FILE } from "./logo.ts";
import styles from "./company.module.css";

/** What a newspaper needs: figures with their date, the logo, and someone to call. */
export function PressPage() {
  const business = useBusiness();
  const terms = useTerms();
  const { city, state } = business.address;
  return (
    <TextPage
      path={PRESS.path}
      title={PRESS.title}
      lead="Facts with their date, the logo, and a person on the phone. Quote what you need."
    >
      <TextSection title="In a sentence">
        <p>
          {brand.name} is an online market for the produce of family farms in California: households
          order until midnight, the farms harvest the next day, and it is at the door{" "}
          {afterHarvest(terms)}. Its office is in {city}, {state}.
        </p>
      </TextSection>
      <TextSection title="Figures">
        <PressFigures />
      </TextSection>
      <TextSection title="Logo">
        <img
          className={styles.logo}
          src={LOGO_FILE}
          alt={`The logo: furrows under a sun, and the name ${brand.name}`}
          width={480}
          height={144}
        />
        <p>
          <a className={styles.download} href={LOGO_FILE} download>
            Download the logo (SVG)
          </a>
        </p>
        <p>Please keep its shape and colors, and leave some space around it.</p>
        <div className={styles.facts}>
          <FactList facts={LOGO_COLORS} />
        </div>
      </TextSection>
      <TextSection title="Photos and visits">
        <p>
          <TextLink href="/contact">Write to us</TextLink> which farm and which story it is about:
          we ask the family and answer you. <TextLink href="/farmers">Meet the farms</TextLink>.
        </p>
      </TextSection>
      <TextSection title="Contact">
        <p>
          {business.phone}, {hoursLine(business)}, or{" "}
          <a className={styles.download} href={`mailto:${business.email}?subject=Press`}>
            {business.email}
          </a>
          .
        </p>
      </TextSection>
    </TextPage>
  );
}
