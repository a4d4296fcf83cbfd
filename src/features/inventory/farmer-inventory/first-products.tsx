import { inventoryTemplates as m } from "#messages/inventory/templates.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import { TEMPLATE_PRODUCTS, templatesFor } from "#shared/inventory/template-products.ts";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import type { Place } from "./place.ts";
import styles from "./first-products.module.css";

type FirstProductsProps = { place: Place; farmType: string };

/** Common goods of a farm's type: each opens the form of a new product filled in with what we know of it. */
export function FirstProducts({ place, farmType }: FirstProductsProps) {
  return (
    <TitledSection title={m.orBegin} isSmall isRegion className={styles.templates}>
      <p className={styles.hint}>{m.filledIn}</p>
      <ul className={styles.list}>
        {templatesFor(farmType).map((id) => (
          <li key={id}>
            <SiteLink
              href={`${place.base}/new`}
              search={{ template: id }}
              className={styles.template}
            >
              <span className={styles.name}>{shownName(TEMPLATE_PRODUCTS[id])}</span>{" "}
              <span className={styles.pack}>{packWords(TEMPLATE_PRODUCTS[id].pack)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
