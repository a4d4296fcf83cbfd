import { Children, type ReactNode } from "react";
import { platformUi as m } from "#messages/platform/ui.ts";
import styles from "./bread-crumbs.module.css";

/** The way back up from a page: links to what it belongs to, broadest first, then its own name. */
export function BreadCrumbs({ children, name }: { children: ReactNode; name: string }) {
  return (
    <nav className={styles.crumbs} aria-label={m.youAreHere}>
      {Children.map(children, (link) => (
        <>
          {link}
          <span aria-hidden>/</span>
        </>
      ))}
      <span aria-current="page">{name}</span>
    </nav>
  );
}
