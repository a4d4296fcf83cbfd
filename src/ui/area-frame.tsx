import { Button } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignOut } from "#client/lib/session.ts";
import styles from "./area-frame.module.css";

type AreaFrameProps = {
  /** What the menu is called: "Admin". */
  name: string;
  links: readonly { to: string; label: string }[];
  children: ReactNode;
};

/** A signed-in area: its menu at the side, on phones in a row above that scrolls, and the way out. */
export function AreaFrame({ name, links, children }: AreaFrameProps) {
  const { signOut, isPending } = useSignOut();
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={name}>
        <ul className={styles.links}>
          {links.map(({ to, label }, at) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                activeOptions={{ exact: at === 0, includeSearch: false }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Button
          variant="subtle"
          className={styles.leave}
          leftSection={<IconLogout size={18} aria-hidden />}
          loading={isPending}
          onClick={signOut}
        >
          Sign out
        </Button>
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
