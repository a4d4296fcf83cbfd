import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FurrowCurve } from "./furrow-curve.tsx";
import { PageContainer } from "./page-container.tsx";
import styles from "./split-hero.module.css";

type SplitHeroProps = {
  title: ReactNode;
  text: ReactNode;
  /** Below the text, such as what is included. */
  children?: ReactNode;
  /** The one thing to do, on a card. */
  card: ReactNode;
};

/** A page that asks for one thing: words on one side, a card with the form on the other. */
export function SplitHero({ title, text, children, card }: SplitHeroProps) {
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
        </div>
        <div className={styles.card}>{card}</div>
      </PageContainer>
    </section>
  );
}
