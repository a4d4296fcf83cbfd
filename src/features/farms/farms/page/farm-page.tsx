import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { UntranslatedNote } from "#client/lib/pages/untranslated.tsx";
import { familyWords } from "#shared/farms/family-words.ts";
import { Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { coverText } from "#shared/inventory/upload.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { FollowFarm } from "#client/lib/accounts/saved/follow-farm.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { Quote } from "#client/ui/facts/person.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { FarmFacts } from "./farm-facts.tsx";
import { FarmGoods } from "./farm-goods.tsx";
import { type Farm, farmPath, farmPicturePath } from "./farm-head.ts";
import { FarmVisits } from "./farm-visits.tsx";
import { LazyFarmVoices } from "./lazy-farm-voices.tsx";
import { HiddenFarm } from "./hidden-farm.tsx";
import { SeasonCalendar } from "./season-calendar.tsx";
import { BreadCrumbs } from "#client/ui/page/bread-crumbs.tsx";
import styles from "./farm-page.module.css";

/** One farm: its people, methods, products of this week, and seasons. */
export function FarmPage({ id }: { id: number }) {
  const [farm] = trpc.farms.byId.useSuspenseQuery({ id });
  if (farm.status === "suspended") return <HiddenFarm name={farm.name} />;
  return (
    <PageContainer className={styles.page}>
      <PageAddress path={farmPath(farm)} picture={farmPicturePath(farm)} />
      <BreadCrumbs name={farm.name}>
        <Link to="/farmers">{m.farmers}</Link>
      </BreadCrumbs>
      <div className={styles.cover}>
        <ProductImage
          pictureKey={farm.picture}
          kind="farm"
          alt={coverText(farm)}
          sizes="(min-width: 75em) 1152px, 100vw"
          eager
        />
      </div>
      <FarmStory farm={farm} />
      <FarmGoods farm={farm} />
      <SeasonCalendar crops={farm.crops} all={farm.cropsInAll} month={farm.month} />
      <LazyFarmVoices key={farm.id} id={farm.id} name={farm.name} />
    </PageContainer>
  );
}

function FarmStory({ farm }: { farm: Farm }) {
  const { name, family, town, sinceYear, tagline, story, quote, quoteBy } = farm;
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <header>
          <Title order={1} className={styles.name}>
            {name}
          </Title>
          <p className={styles.where}>
            <Dotted facts={m.where(familyWords(family), town, sinceYear)} />
          </p>
          <p className={styles.tagline} lang={farm.untranslated.tagline}>
            {tagline}.
          </p>
          <UntranslatedNote lang={farm.untranslated.story ?? farm.untranslated.tagline} />
          <FollowFarm id={farm.id} name={name} />
        </header>
        {quote ? (
          <Quote
            words={quote}
            lang={farm.untranslated.quote}
            by={quoteBy}
            className={styles.quote}
          />
        ) : null}
        {story.length > 0 ? (
          <section className={styles.story} aria-labelledby="story">
            <Title order={2} id="story" size="h3">
              {m.story}
            </Title>
            <div lang={farm.untranslated.story}>
              {story.map((paragraph, at) => (
                <p key={at}>{paragraph}</p>
              ))}
            </div>
          </section>
        ) : null}
        <FarmVisits farmId={farm.id} />
      </div>
      <FarmFacts farm={farm} />
    </div>
  );
}
