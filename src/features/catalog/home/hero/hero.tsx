import { Title } from "@mantine/core";
import { catalogHome as m } from "#messages/catalog/home.ts";
import { FurrowCurve } from "#client/ui/page/furrow-curve.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { type NextDelivery, weekdayLong } from "#shared/checkout/delivery-sentence.ts";
import { HeroArt } from "./hero-art.tsx";
import { HeroFigures } from "./hero-figures.tsx";
import { HeroZipForm } from "./hero-zip-form.tsx";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./hero.module.css";

type HeroProps = {
  next: NextDelivery | undefined;
  figures: Outputs["catalog"]["home"] | undefined;
};

const emphasized = (words: string) => <em>{words}</em>;

/** The promise with the next delivery day, the zip field, and the hero artwork. */
export function Hero({ next, figures }: HeroProps) {
  return (
    <section className={styles.hero}>
      <FurrowCurve className={styles.curve} />
      <PageContainer className={styles.row}>
        <div className={styles.words}>
          <Title order={1} className={styles.title}>
            <span className={styles.promise}>{m.promise}</span>
            <Rich>
              {next ? m.atDoorBy(weekdayLong(next.day), emphasized) : m.atDoor(emphasized)}
            </Rich>
          </Title>
          <p className={styles.text}>
            {figures && figures.farmCount > 1 ? m.ourFamilyFarms(figures.farmCount) : m.ourFarms}
          </p>
          <HeroZipForm />
          <HeroFigures figures={figures} />
        </div>
        <HeroArt goods={figures?.featured} />
      </PageContainer>
    </section>
  );
}
