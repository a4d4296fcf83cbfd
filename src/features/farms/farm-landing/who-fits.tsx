import { PageContainer } from "#client/ui/page/page-container.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { type ArtName, artKey } from "#shared/platform/pictures.ts";
import styles from "./farm-landing.module.css";

const KINDS: readonly { art: ArtName; name: string; text: string }[] = [
  {
    art: "carrot",
    name: "Fields and orchards",
    text: "Vegetables, fruit, herbs and flowers, from a market garden to a few hundred acres.",
  },
  {
    art: "milk",
    name: "Animals",
    text: "Eggs, dairy, meat and poultry from a small flock to a whole herd.",
  },
  {
    art: "oyster",
    name: "Water and vines",
    text: "Oysters, fish and seaweed, table grapes and what a winery bottles besides wine.",
  },
  {
    art: "honey",
    name: "Makers",
    text: "Honey, bread, cheese, oil and preserves, mostly from what you or your neighbors grow.",
  },
];

/** Which farms it is for. */
export function WhoFits() {
  return (
    <section className={styles.section} aria-labelledby="who-fits">
      <PageContainer>
        <SectionHeading
          id="who-fits"
          title="Is it for your farm?"
          text="If you grow it, raise it or make it in California, most likely. Size does not matter, and neither does a certificate."
        />
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
