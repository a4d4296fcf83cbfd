import { farmsLanding as m } from "#messages/farms/applying/landing.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { Quote } from "#client/ui/facts/person.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import styles from "./farm-landing.module.css";

type Farm = Outputs["catalog"]["home"]["farms"][number];

/** Three farms that sell here, in their own words. */
export function FarmVoices({ farms }: { farms: readonly Farm[] }) {
  return (
    <section className={styles.section} aria-labelledby="farm-voices">
      <PageContainer>
        <SectionHeading
          id="farm-voices"
          title={m.farmsIn}
          aside={<SiteLink href="/success-stories">{m.stories}</SiteLink>}
        />
        <ul className={styles.voices}>
          {farms.map((farm) => (
            <li key={farm.id} className={styles.voice}>
              <div className={styles.scene}>
                <ProductImage
                  pictureKey={farm.picture}
                  kind="farm"
                  alt=""
                  sizes="(min-width: 48em) 33vw, 100vw"
                />
              </div>
              <Quote
                words={farm.quote}
                lang={farm.untranslated.quote}
                by={farm.quoteBy}
                className={styles.quote}
              >
                {farm.quoteBy},{" "}
                <SiteLink href={`/farmers/${farm.id}`} className={styles.farm}>
                  {farm.name}
                </SiteLink>
                , {farm.town}
              </Quote>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
