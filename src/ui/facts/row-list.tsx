import type { ReactNode } from "react";
import styles from "./row-list.module.css";

/** A short list of facts, one per line, where a table would be too much. Its children are `li`. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
