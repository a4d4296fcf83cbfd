import type { ReactNode } from "react";
import styles from "./fill-bar.module.css";

type FillBarProps = {
  /** From 0 to 1; more than that fills the bar as well. */
  part: number;
  isHighlighted: boolean;
  /** The same in words, for everybody. */
  children: ReactNode;
};

/** How full something is: a bar, with words beside it. */
export function FillBar({ part, isHighlighted, children }: FillBarProps) {
  return (
    <p className={styles["filled"]} {...(isHighlighted && { "data-full": true })}>
      <span className={styles["bar"]} aria-hidden>
        <span style={{ inlineSize: `${Math.min(100, Math.round(part * 100))}%` }} />
      </span>
      {children}
    </p>
  );
}
