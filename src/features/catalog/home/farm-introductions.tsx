import { catalogHome as m } from "#messages/catalog/home.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { Quote } from "#client/ui/facts/person.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import styles from "./farm-introductions.module.css";

type Farm = Outputs["catalog"]["home"]["farms"][number];

/** Three of the farms behind this week's harvest, in their own words. */
export function FarmIntroductions({ farms, count }: { farms: readonly Farm[]; count: number }) {
  return (
    <section className={styles.section} aria-labelledby="home-farms">
      <PageContainer>
        <SectionHeading
          id="home-farms"
          title={m.whoGrows}
          aside={<SiteLink href="/farmers">{m.allFarms(count)}</SiteLink>}
        />
        <ul className={styles.farms}>
          {farms.map((farm) => (
            <li key={farm.id} className={styles.farm}>
              <ProductImage
                pictureKey={farm.picture}
                kind="farm"
                alt=""
                sizes="(min-width: 48em) 33vw, 100vw"
              />
              <FarmWords farm={farm} />
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}

function FarmWords({ farm }: { farm: Farm }) {
  return (
    <div className={styles.words}>
      <h3 className={styles.name}>
        <SiteLink href={`/farmers/${farm.id}`} className={styles.link}>
          {farm.name}
        </SiteLink>
      </h3>
      <p className={styles.where}>
        <Dotted facts={m.townSince(farm.town, farm.sinceYear)} />
      </p>
      <Quote
        words={farm.quote}
        lang={farm.untranslated.quote}
        by={farm.quoteBy}
        className={styles.quote}
      />
    </div>
  );
}
