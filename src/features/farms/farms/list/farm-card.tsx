import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { familyWords } from "#shared/farms/family-words.ts";
import { Link } from "@tanstack/react-router";
import { categoryLabel } from "#shared/catalog/catalog.ts";
import { formatMiles } from "#shared/logistics/distance.ts";
import { formatDayFull } from "#shared/time.ts";
import { FollowSlot } from "#client/lib/accounts/saved/follow-slot.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import type { ShownFarm } from "./use-farms.ts";
import styles from "./farm-card.module.css";

const MOST_SPECIALITIES = 3;

/** One farm. The whole card links to its page, except for the follow button. */
export function FarmCard({ farm, eager }: { farm: ShownFarm; eager: boolean }) {
  const { id, name, family, town, miles, sinceYear, tagline, picture, categories } = farm;
  const where = [miles === null ? town : `${town}, ${formatMiles(miles)}`, m.since(sinceYear)];
  return (
    <article className={styles.card}>
      <ProductImage
        pictureKey={picture}
        kind="farm"
        alt=""
        eager={eager}
        sizes="(min-width: 62em) 33vw, (min-width: 36em) 50vw, 100vw"
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link className={styles.link} to="/farmers/$id" params={{ id: String(id) }}>
            {name}
          </Link>
        </h2>
        <p className={styles.quiet}>{familyWords(family)}</p>
        <p className={styles.quiet}>
          <Dotted facts={where} />
        </p>
        <p className={styles.tagline} lang={farm.untranslated.tagline}>
          {tagline}
        </p>
        {categories.length > 0 ? (
          <p className={styles.specialities}>
            {categories.slice(0, MOST_SPECIALITIES).map((category) => (
              <span key={category} className={styles.speciality}>
                {categoryLabel(category)}
              </span>
            ))}
          </p>
        ) : null}
        <p className={styles.goods}>{goodsText(farm)}</p>
      </div>
      <div className={styles.follow}>
        <FollowSlot id={id} name={name} />
      </div>
    </article>
  );
}

function goodsText({ status, pausedUntil, products }: ShownFarm): string {
  if (status === "paused") {
    return pausedUntil ? m.leaveUntil(formatDayFull(pausedUntil)) : m.leaveForNow;
  }
  if (products === 0) return m.nothingThisWeek;
  return m.productsThisWeek(products);
}
