import { platformMenus as menus } from "#messages/platform/shell/menus.ts";
import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { Drawer } from "@mantine/core";
import { useOpened } from "#client/lib/checkout/cart/use-opened.ts";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { Wordmark } from "#client/ui/page/wordmark.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { ACCOUNT_LINK, FOOTER_COLUMNS, LEGAL_LINKS, MAIN_LINKS } from "../site-links.ts";
import styles from "./menu-drawer.module.css";

const MAIN_HREFS = new Set([...MAIN_LINKS, ACCOUNT_LINK].map(({ href }) => href));
const MORE_LINKS = FOOTER_COLUMNS.flatMap(({ links }) => links).filter(
  ({ href }) => !MAIN_HREFS.has(href),
);

type MenuDrawerProps = { opened: boolean; onClose: () => void };

/** Every link and the search, for phones and tablets. */
export function MenuDrawer({ opened, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      position="right"
      size="min(100%, 360px)"
      title={<Wordmark size={30} />}
      closeButtonProps={{ "aria-label": menus.closeMenu }}
    >
      <HeaderSearch id="menu-search" onLeave={onClose} />
      <nav aria-label={m.menu} className={styles.nav}>
        {[...MAIN_LINKS, ACCOUNT_LINK].map(({ href, label }) => (
          <SiteLink key={href} href={href} className={styles.main} onClick={onClose}>
            {label}
          </SiteLink>
        ))}
      </nav>
      <nav aria-label={menus.morePages} className={styles.more}>
        {[...MORE_LINKS, ...LEGAL_LINKS].map(({ href, label }) => (
          <SiteLink key={href} href={href} className={styles.link} onClick={onClose}>
            {label}
          </SiteLink>
        ))}
      </nav>
      <LanguageSwitch className={styles.languages} />
    </Drawer>
  );
}
