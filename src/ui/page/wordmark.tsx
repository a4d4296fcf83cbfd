import { brand } from "#shared/brand.ts";
import styles from "./wordmark.module.css";

/** The round badge of furrows under a sun, with the product's name next to it. */
export function Wordmark({ size = 34 }: { size?: number }) {
  return (
    <span className={styles.wordmark}>
      <Badge size={size} />
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}

/** The badge alone. Decorative: the name is next to it or in a label. */
export function Badge({ size = 34 }: { size?: number }) {
  return (
    <svg
      className={styles.badge}
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.field} cx="18" cy="18" r="18" />
      <circle className={styles.sun} cx="18" cy="11" r="3.6" />
      <g className={styles.furrows}>
        <path d="M2.6 20.4 Q18 12.6 33.4 20.4" />
        <path d="M4 25.2 Q18 17.6 32 25.2" />
        <path d="M7.4 30 Q18 23.4 28.6 30" />
      </g>
    </svg>
  );
}
