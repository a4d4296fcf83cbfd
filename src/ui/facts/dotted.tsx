import type { ReactNode } from "react";
import styles from "./dotted.module.css";

/** Facts in one line with a dot between them. Where the line breaks, no dot begins or ends one. */
export function Dotted({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.dotted}>
      {facts.map((fact, at) => (
        // Facts of a thing keep their order.
        <span key={at} className={styles.fact}>
          {at > 0 && <span className={styles.dot}>{"·\u00a0"}</span>}
          {fact}{" "}
        </span>
      ))}
    </span>
  );
}
