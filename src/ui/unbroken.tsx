import type { ReactNode } from "react";
import styles from "./unbroken.module.css";

/** A number with hyphens in running text: it goes to the next line whole. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}
