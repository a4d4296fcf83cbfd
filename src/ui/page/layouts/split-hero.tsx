import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { type ArtName, artKey } from "#shared/platform/pages/pictures.ts";
import { FurrowCurve } from "../furrow-curve.tsx";
import { PageContainer } from "./page-container.tsx";
import { ProductImage } from "../../facts/product-image.tsx";
import styles from "./split-hero.module.css";

type SplitHeroProps = {
  title: ReactNode;
  text: ReactNode;
  /** Content below the text, such as what is included. */
  children?: ReactNode;
  /** Drawings below the text, where there is room. */
  art?: readonly ArtName[];
  /** The page's single action, on a card. */
  card: ReactNode;
};

/** A page with a single action: text on one side, a card with the form on the other. */
export function SplitHero({ title, text, children, art = [], card }: SplitHeroProps) {
  return (
    <section className={styles.hero}>
      <FurrowCurve className={styles.curve} />
      <PageContainer className={styles.row}>
        <div className={styles.words}>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
          <p className={styles.text}>{text}</p>
          {children}
          {art.length > 0 ? <Drawings art={art} /> : null}
        </div>
        <div className={styles.card}>{card}</div>
      </PageContainer>
    </section>
  );
}

function Drawings({ art }: { art: readonly ArtName[] }) {
  return (
    <div className={styles.art} aria-hidden="true">
      {art.map((name) => (
        <div key={name} className={styles.piece}>
          <ProductImage pictureKey={artKey(name)} kind="art" alt="" sizes="120px" />
        </div>
      ))}
    </div>
  );
}
