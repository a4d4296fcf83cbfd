import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";
import styles from "./text-link.module.css";

type TextLinkProps = {
  href: string;
  /** The parameters of the address. */
  search?: Readonly<Record<string, string | number>> | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
};

/** A link within a sentence. */
export function TextLink({ href, search, onClick, children }: TextLinkProps) {
  return (
    <SiteLink href={href} search={search} className={styles.link} onClick={onClick}>
      {children}
    </SiteLink>
  );
}
