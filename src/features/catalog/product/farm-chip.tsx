import { familyWords } from "#shared/farms/family-words.ts";
import { catalogProduct as m } from "#messages/catalog/product.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import styles from "./product-page.module.css";

type Farm = Outputs["catalog"]["product"]["farm"];

/** The product's farm, linked to its page; of a suspended farm, the name alone. */
export function FarmChip({ farm }: { farm: Farm }) {
  const href = `/farmers/${farm.id}`;
  if (farm.status === "suspended") {
    return (
      <p className={styles.farmName}>
        <SiteLink href={href}>{farm.name}</SiteLink>
      </p>
    );
  }
  return (
    <SiteLink href={href} className={styles.farm}>
      <ProductImage
        pictureKey={farm.picture}
        kind="farm"
        alt=""
        sizes="72px"
        className={styles.farmPicture ?? ""}
      />
      <span className={styles.farmWords}>
        <span className={styles.farmName}>{farm.name}</span>
        <span className={styles.farmPlace}>
          <Dotted facts={m.farmLine(familyWords(farm.family), farm.town, farm.sinceYear)} />
        </span>
      </span>
    </SiteLink>
  );
}
