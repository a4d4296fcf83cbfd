import { Button } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { accountsFrame as m } from "#messages/accounts/frame.ts";
import type { WorkArea } from "#shared/platform/pages/chrome.ts";
import { useCurrentInSight } from "#client/ui/page/use-current-in-sight.ts";
import { AREA_BAR } from "../platform/area-bar.ts";
import { useSignOut } from "../session/session.ts";
import { AreaBar } from "./area-bar/area-bar.tsx";
import type { BarLink } from "./area-bar/groups.ts";
import styles from "./area-frame.module.css";
import { WaitingCount } from "./waiting-count.tsx";

type AreaFrameProps = {
  /** The menu's label: "Admin". */
  name: string;
  links: readonly BarLink[];
  /** The area whose bottom bar replaces the menu on phones; null for a page with its own bar. */
  bar?: WorkArea | null;
  /** Content above the links. */
  top?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of a signed-in area: its menu at the side, or as a scrolling row at the top on phones, and a sign-out
 * button.
 */
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
