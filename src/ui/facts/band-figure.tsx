import type { Cents } from "#shared/money.ts";
import styles from "./band-figure.module.css";
import { MoneyText } from "./money-text.tsx";

/** The main amount of a page, on a dark band. */
export function BandFigure({ label, amount }: { label: string; amount: Cents }) {
  return (
    <p className={styles.band}>
      <span>{label}</span>
      <MoneyText amount={amount} size="large" />
    </p>
  );
}
