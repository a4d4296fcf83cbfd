import { Title } from "@mantine/core";
import { FurrowMark } from "../page/furrow-curve.tsx";
import { PageContainer } from "../page/page-container.tsx";
import { SearchField } from "../fields/search-field.tsx";
import { SiteLink } from "../buttons/site-link.tsx";
import styles from "./not-found-page.module.css";

const POPULAR = [
  { href: "/shop", label: "Everything in the shop" },

  { href: "/farmers", label: "Meet the farmers" },
  { href: "/how-it-works", label: "How it works" },
  { href: "/dashboard/customer", label: "Order status" },
  { href: "/contact", label: "Ask us" },
];

/** Any path the product does not know (spec section 2): a search and the ways that most people want. */
export function NotFoundPage() {
  return (
    <PageContainer narrow>
      <div className={styles.page}>
        <FurrowMark size={96} />
        <Title order={1}>Page not found</Title>
        <p className={styles.text}>
          Nothing grows at this address. Search the market, or take one of the paths below.
        </p>
        <SearchField id="not-found-search" label="Search for something else" />
        <nav aria-label="Popular pages">
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
