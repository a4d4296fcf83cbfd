import { type Cents, formatUsd } from "#shared/money.ts";
import styles from "./money-text.module.css";

type MoneyTextProps = {
  amount: Cents;
  /** Shown instead of a zero amount, such as `Free`. */
  zero?: string;
  size?: "small" | "normal" | "large";
  className?: string | undefined;
};

/** An amount of money in tabular figures, so that columns line up. */
export function MoneyText({ amount, zero, size = "normal", className }: MoneyTextProps) {
  return (
    <span className={[styles.money, className].filter(Boolean).join(" ")} data-size={size}>
      {amount === 0 && zero ? zero : formatUsd(amount)}
    </span>
  );
}
