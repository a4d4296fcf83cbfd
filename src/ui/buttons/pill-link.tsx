import { createLink, type LinkComponent } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import styles from "./pill-link.module.css";

type PillAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { selected?: boolean };

function PillAnchor({ selected, className, children, ...rest }: PillAnchorProps) {
  return (
    <a
      {...rest}
      className={`${styles.pill} ${className ?? ""}`}
      {...(selected && { "aria-current": "true" })}
    >
      {children}
    </a>
  );
}

/** A pill-shaped link to a page, or to a page with a filter: `selected` marks the active one. */
export const PillLink: LinkComponent<typeof PillAnchor> = createLink(PillAnchor);

/** A row of pills: scrolls sideways on phones, and wraps where there is room. */
export function PillRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} data-slides role="group" aria-label={label}>
      {children}
    </div>
  );
}
