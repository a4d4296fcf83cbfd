import { Title } from "@mantine/core";
import { FurrowCurve } from "#client/ui/page/furrow-curve.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { type NextDelivery, weekdayLong } from "#shared/checkout/delivery-sentence.ts";
import { HeroArt } from "./hero-art.tsx";
import { HeroFigures } from "./hero-figures.tsx";
import { HeroZipForm } from "./hero-zip-form.tsx";
import styles from "./hero.module.css";

type HeroProps = {
  next: NextDelivery | undefined;
  figures: Outputs["catalog"]["home"] | undefined;
};

/** The promise with the day it can be kept, the zip field, and produce over the furrows. */
export function Hero({ next, figures }: HeroProps) {
  return (
    <section className={styles.hero}>
      <FurrowCurve className={styles.curve} />
      <PageContainer className={styles.row}>
        <div className={styles.words}>
          <Title order={1} className={styles.title}>
            <span className={styles.promise}>Picked this week. </span>
            <em>At your door</em>
            {next ? ` by ${weekdayLong(next.day)}.` : "."}
          </Title>
          <p className={styles.text}>
            {figures && figures.farmCount > 1
              ? `Our ${figures.farmCount} family farms`
              : "Our farms"}{" "}
            harvest what you order, and nothing else. You see who grew it, how it was grown, and
            what they earn.
          </p>
          <HeroZipForm />
          <HeroFigures figures={figures} />
        </div>
        <HeroArt goods={figures?.featured} />
      </PageContainer>
    </section>
  );
}
