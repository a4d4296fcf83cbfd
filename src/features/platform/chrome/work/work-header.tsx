import { platformShell as m } from "#messages/platform/shell/shell.ts";
import type { WorkArea } from "#shared/platform/pages/chrome.ts";
import { brand } from "#shared/brand.ts";
import { useSession } from "#client/lib/session/session.ts";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { Wordmark } from "#client/ui/page/wordmark.tsx";
import { CartButton } from "../header/cart-button.tsx";
import { MenuButton } from "../header/menu-button.tsx";
import { HOME_HREF } from "../site-links.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AreaSwitch } from "./area-switch.tsx";
import { useScrolledDown } from "./use-scrolled-down.ts";
import styles from "./work.module.css";

type WorkHeaderProps = { area: WorkArea; loadCart: () => Promise<unknown> };

/**
 * The slim header of work areas: current area, account, cart, and the shop's links behind one button. On phones it
 * hides while scrolling down and returns on scrolling up.
 */
export function WorkHeader({ area, loadCart }: WorkHeaderProps) {
  const { user } = useSession();
  const isAway = useScrolledDown();
  return (
    <header className={styles.header} {...(isAway && { "data-away": true })}>
      <div className={styles.row}>
        <SiteLink href={HOME_HREF} className={styles.logo} label={m.home(brand.name)}>
          <Wordmark size={30} />
        </SiteLink>
        {user ? <AreaSwitch role={user.role} area={area} /> : null}
        <div className={styles.tools}>
          {user ? <AccountMenu user={user} /> : null}
          <CartButton loadCart={loadCart} />
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
