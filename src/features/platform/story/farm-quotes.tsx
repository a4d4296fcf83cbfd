import { platformStory as m } from "#messages/platform/stories/story.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { Quote } from "#client/ui/facts/person.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import styles from "./farm-quotes.module.css";

type FarmQuotesProps = {
  /** The heading, on pages where the quotes are not the main subject. */
  title?: string;
  invitation: (farm: string) => string;
};

/** Quotes from three of this week's farms, each linked to its page. */
export function FarmQuotes({ title, invitation }: FarmQuotesProps) {
  const [{ farms }] = trpc.catalog.home.useSuspenseQuery();
  const Name = title ? "h3" : "h2";
  return (
    <>
      {title ? <SectionHeading title={title} /> : null}
      <ul className={styles.farms}>
        {farms.map((farm) => (
          <li key={farm.id} className={styles.farm}>
            <ProductImage
              pictureKey={farm.picture}
              kind="farm"
              alt=""
              sizes="(min-width: 48em) 33vw, 100vw"
            />
            <div className={styles.words}>
              <Name className={styles.name}>{farm.name}</Name>
              <p className={styles.quiet}>
                <Dotted facts={m.since(farm.town, farm.sinceYear)} />
              </p>
              <Quote
                words={farm.quote}
                lang={farm.untranslated.quote}
                by={farm.quoteBy}
                className={styles.quote}
              />
              <SiteLink href={`/farmers/${farm.id}`} className={styles.link ?? ""}>
                {invitation(farm.name)}
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
