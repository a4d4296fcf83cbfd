import { Title } from "@mantine/core";
import { catalogHome as m } from "#messages/catalog/home.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { type Cents, formatUsd } from "#shared/money.ts";
import { type ArtName, artKey } from "#shared/platform/pages/pictures.ts";
import styles from "./box-band.module.css";

const PIECES: readonly ArtName[] = ["leafy-green", "grapes", "bread", "box"];

/** The weekly box with the price that it begins at, on a dark band. */
export function BoxBand({ from }: { from: Cents | undefined }) {
  return (
    <section className={styles.section} aria-labelledby="home-box">
      <PageContainer>
        <div className={styles.band}>
          <div className={styles.words}>
            <Title order={2} id="home-box" className={styles.title}>
              {m.box}
            </Title>
            <p className={styles.text}>{m.boxText}</p>
            {from === undefined ? null : (
              <p className={styles.price}>{m.boxFrom(formatUsd(from))}</p>
            )}
            <SiteLink href="/subscription" className={styles.action}>
              {m.buildBox}
            </SiteLink>
          </div>
          <div className={styles.art} aria-hidden="true">
            {PIECES.map((name) => (
              <div key={name} className={styles.piece} data-piece={name}>
                <ProductImage pictureKey={artKey(name)} kind="art" alt="" sizes="200px" />
              </div>
            ))}
          </div>
        </div>
      </PageContainer>
    </section>
  );
}
