import type { ReactNode } from "react";
import styles from "./unbroken.module.css";

/** A hyphenated number in running text that does not wrap. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}
