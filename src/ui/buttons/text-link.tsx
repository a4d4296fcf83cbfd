import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";
import styles from "./text-link.module.css";

type TextLinkProps = { href: string; onClick?: (() => void) | undefined; children: ReactNode };

/** A link within a sentence. */
export function TextLink({ href, onClick, children }: TextLinkProps) {
  return (
    <SiteLink href={href} className={styles.link} onClick={onClick}>
      {children}
    </SiteLink>
  );
}
