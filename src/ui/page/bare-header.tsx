import { platformUi as m } from "#messages/platform/ui.ts";
import { brand } from "#shared/brand.ts";
import { PageContainer } from "./layouts/page-container.tsx";
import styles from "./bare-header.module.css";
import { SiteLink } from "../buttons/site-link.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The product's name as a link home, on pages without a header (spec section 2, "Chrome hiding"). */
export function BareHeader() {
  return (
    <PageContainer className={styles.bar}>
      <SiteLink href="/" label={m.home(brand.name)} className={styles.home}>
        <Wordmark />
      </SiteLink>
    </PageContainer>
  );
}
