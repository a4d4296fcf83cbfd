import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./area-frame.module.css";

type AreaFrameProps = {
  /** What the menu is called: "Admin". */
  name: string;
  links: readonly { to: string; label: string }[];
  children: ReactNode;
};

/** A signed-in area: its menu at the side, on phones in a row above that scrolls. */
export function AreaFrame({ name, links, children }: AreaFrameProps) {
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
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
