import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { IconUser } from "@tabler/icons-react";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { Wordmark } from "#client/ui/page/wordmark.tsx";
import { brand } from "#shared/brand.ts";
import { CartButton } from "./cart-button.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchButton } from "./search-button.tsx";
import { ACCOUNT_LINK, HOME_HREF, MAIN_LINKS } from "../site-links.ts";
import styles from "./site-header.module.css";

/** Logo, navigation, search, account and cart; on phones the links move into a menu. */
export function SiteHeader({ loadCart }: { loadCart: () => Promise<unknown> }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <SiteLink href={HOME_HREF} className={styles.logo} label={m.home(brand.name)}>
          <Wordmark />
        </SiteLink>
        <nav className={styles.nav} aria-label={m.main}>
          {MAIN_LINKS.map(({ href, label }) => (
            <SiteLink key={href} href={href} className={styles.link}>
              {label}
            </SiteLink>
          ))}
        </nav>
        <div className={styles.search}>
          <HeaderSearch id="header-search" />
        </div>
        <div className={styles.actions}>
          <SearchButton className={styles.phoneSearch} />
          <SiteLink href={ACCOUNT_LINK.href} className={styles.icon} label={ACCOUNT_LINK.label}>
            <IconUser size={20} stroke={1.7} aria-hidden />
          </SiteLink>
          <CartButton loadCart={loadCart} />
          <MenuButton className={styles.menu} />
        </div>
      </div>
    </header>
  );
}
