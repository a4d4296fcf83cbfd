import { farmsLanding as m } from "#messages/farms/applying/landing.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { type ArtName, artKey } from "#shared/platform/pages/pictures.ts";
import styles from "./farm-landing.module.css";

const KINDS: readonly { art: ArtName; name: string; text: string }[] = [
  { art: "carrot", ...m.kinds.fields },
  { art: "milk", ...m.kinds.animals },
  { art: "oyster", ...m.kinds.water },
  { art: "honey", ...m.kinds.makers },
];

/** Which farms are a good fit. */
export function WhoFits() {
  return (
    <section className={styles.section} aria-labelledby="who-fits">
      <PageContainer>
        <SectionHeading id="who-fits" title={m.isItForYou} text={m.mostLikely} />
        <ul className={styles.kinds}>
          {KINDS.map(({ art, name, text }) => (
            <li key={name} className={styles.kind}>
              <div className={styles.art}>
                <ProductImage pictureKey={artKey(art)} kind="art" alt="" sizes="72px" />
              </div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  );
}
