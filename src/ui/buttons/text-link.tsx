import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";
import styles from "./text-link.module.css";

/** A link within a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink href={href} className={styles.link}>
      {children}
    </SiteLink>
  );
}
