import type { ReactNode } from "react";
import styles from "./dotted.module.css";

/** Facts on one line, separated by dots. Where the line wraps, no dot is at its start or end. */
export function Dotted({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.dotted}>
      {facts.map((fact, at) => (
        // The facts' order is fixed.
        <span key={at} className={styles.fact}>
          {at > 0 && <span className={styles.dot}>{"·\u00a0"}</span>}
          {fact}{" "}
        </span>
      ))}
    </span>
  );
}
