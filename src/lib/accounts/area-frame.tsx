import { Button } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { accountsFrame as m } from "#messages/accounts-frame.ts";
import type { WorkArea } from "#shared/platform/chrome.ts";
import { useCurrentInSight } from "#client/ui/page/use-current-in-sight.ts";
import { AREA_BAR } from "../platform/area-bar.ts";
import { useSignOut } from "../session/session.ts";
import { AreaBar } from "./area-bar/area-bar.tsx";
import type { BarLink } from "./area-bar/groups.ts";
import styles from "./area-frame.module.css";
import { WaitingCount } from "./waiting-count.tsx";

type AreaFrameProps = {
  /** What the menu is called: "Admin". */
  name: string;
  links: readonly BarLink[];
  /** Whose bar stands at the bottom of a phone instead of the menu; null for a page with a bar of its own. */
  bar?: WorkArea | null;
  /** What stands above the links. */
  top?: ReactNode;
  children: ReactNode;
};

/** A signed-in area: its menu at the side, on phones in a row above that scrolls, and the way out. */
export function AreaFrame({ name, links, top, bar, children }: AreaFrameProps) {
  const { signOut, isPending } = useSignOut();
  const row = useCurrentInSight<HTMLUListElement>();
  return (
    <div className={styles.frame} {...(bar !== undefined && { "data-bar": true })}>
      <div
        className={styles.menu}
        data-slides="down"
        {...(top !== undefined && { "data-top": true })}
      >
        {top}
        <nav className={styles.pages} aria-label={name}>
          <ul className={styles.links} data-slides ref={row}>
            {links.map(({ to, label, heading, waiting = 0 }, at) => (
              <li key={to}>
                {heading ? <span className={styles.heading}>{heading}</span> : null}
                <Link
                  to={to}
                  className={styles.link}
                  activeOptions={{ exact: at === 0, includeSearch: false }}
                >
                  {label}
                  <WaitingCount count={waiting} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Button
          variant="subtle"
          className={styles.leave}
          leftSection={<IconLogout size={18} aria-hidden />}
          loading={isPending}
          onClick={signOut}
        >
          <span className={styles.leaveWords}>{m.signOut}</span>
        </Button>
      </div>
      <div className={styles.page}>{children}</div>
      {bar ? <AreaBar name={name} entries={AREA_BAR[bar]} links={links} /> : null}
    </div>
  );
}
