import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

type FactListProps = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** Labels with their values, one per line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
