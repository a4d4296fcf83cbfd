import { platformUi as m } from "#messages/platform/ui.ts";
import { Title } from "@mantine/core";
import { FurrowMark } from "../page/furrow-curve.tsx";
import { PageContainer } from "../page/layouts/page-container.tsx";
import { SearchField } from "../fields/search-field.tsx";
import { SiteLink } from "../buttons/site-link.tsx";
import styles from "./not-found-page.module.css";

const POPULAR = [
  { href: "/shop", label: m.popularPages.shop },

  { href: "/farmers", label: m.popularPages.farmers },
  { href: "/how-it-works", label: m.popularPages.how },
  { href: "/dashboard/customer", label: m.popularPages.orders },
  { href: "/contact", label: m.popularPages.contact },
];

/** Shown for any unknown path (spec section 2): a search and the most common destinations. */
export function NotFoundPage() {
  return (
    <PageContainer narrow>
      <div className={styles.page}>
        <FurrowMark size={96} />
        <Title order={1}>{m.notFound}</Title>
        <p className={styles.text}>{m.notFoundText}</p>
        <SearchField id="not-found-search" label={m.searchElse} />
        <nav aria-label={m.popular}>
          <ul className={styles.links}>
            {POPULAR.map(({ href, label }) => (
              <li key={href}>
                <SiteLink className={styles.link} href={href}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageContainer>
  );
}
