import type { ReactNode } from "react";
import styles from "./dotted.module.css";

/**
 * Facts with dots between them. A dot is seen only between two facts of one line: at the end of a line it would hang
 * there and separate nothing. A text is parted where it has its dots.
 */
export function Dotted({ facts }: { facts: string | readonly ReactNode[] }) {
  const parts = typeof facts === "string" ? facts.split(" · ") : facts;
  return (
    <span className={styles.facts}>
      {parts.map((fact, at) => (
        <span key={at}>
          {at > 0 ? <i> · </i> : null}
          {fact}
        </span>
      ))}
    </span>
  );
}
