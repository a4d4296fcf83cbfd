import { platformShell as m } from "#messages/platform/shell/shell.ts";
import type { ReactNode } from "react";
import { useBusiness } from "#client/lib/platform/business.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { CardLogos } from "#client/ui/facts/card-logos.tsx";
import { Wordmark } from "#client/ui/page/wordmark.tsx";
import { brand } from "#shared/brand.ts";
import { hoursLine, phoneHref } from "#shared/platform/business/business.ts";
import { FOOTER_COLUMNS, HOME_HREF, LEGAL_LINKS, type SiteLinkData } from "../site-links.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import { SocialLinks } from "./social-links.tsx";
import styles from "./site-footer.module.css";

/** Newsletter, links, address and hours, cards. `newsletter` is the sign-up form. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <FooterContent newsletter={newsletter} />
    </footer>
  );
}

/** The footer's content, which work areas show collapsed. */
export function FooterContent({ newsletter }: { newsletter: ReactNode }) {
  return (
    <PageContainer>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title}>{m.newsTitle}</h2>
          <p className={styles.quiet}>{m.newsText}</p>
        </div>
        {newsletter}
      </div>
      <div className={styles.columns}>
        <AddressBlock />
        {FOOTER_COLUMNS.map(({ title, links }) => (
          <LinkColumn key={title} title={title} links={links} />
        ))}
      </div>
      <div className={styles.bottom}>
        <nav className={styles.legal} aria-label={m.legal}>
          {LEGAL_LINKS.map(({ href, label }) => (
            <SiteLink key={href} href={href} className={styles.link}>
              {label}
            </SiteLink>
          ))}
        </nav>
        <LanguageSwitch className={styles.languages} />
        <CardLogos />
      </div>
    </PageContainer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly SiteLinkData[] }) {
  return (
    <nav aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.link}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AddressBlock() {
  const business = useBusiness();
  const { street, city, state, zipCode } = business.address;
  return (
    <div>
      <SiteLink href={HOME_HREF} className={styles.logo} label={m.home(brand.name)}>
        <Wordmark />
      </SiteLink>
      <address className={styles.address}>
        {business.name}
        <br />
        {street}
        <br />
        {city}, {state} {zipCode}
        <br />
        <a className={styles.link} href={phoneHref(business)}>
          {business.phone}
        </a>
        <br />
        <a className={styles.link} href={`mailto:${business.email}`}>
          {business.email}
        </a>
      </address>
      <p className={styles.quiet}>{hoursLine(business)}</p>
      <SocialLinks />
    </div>
  );
}
