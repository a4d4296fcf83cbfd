import styles from "./furrow-curve.module.css";

/** The only ornament: three nested furrows, as wide as their container. Decorative. */
export function FurrowCurve({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={[styles.curve, className].filter(Boolean).join(" ")}
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.far} d="M0 60 Q720 -50 1440 60 V150 H0Z" />
      <path className={styles.middle} d="M0 92 Q720 -12 1440 92 V150 H0Z" />
      <path className={styles.near} d="M0 120 Q720 30 1440 120 V150 H0Z" />
      <path className={styles.ground} d="M0 150 Q720 74 1440 150Z" />
    </svg>
  );
}

/** A small version of the same three arcs: for empty states and the ends of sections. */
export function FurrowMark({ size = 72 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size / 2}
      viewBox="0 0 72 36"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.strokeFar} d="M4 32 A32 28 0 0 1 68 32" />
      <path className={styles.strokeMiddle} d="M16 32 A20 17 0 0 1 56 32" />
      <path className={styles.strokeNear} d="M28 32 A8 7 0 0 1 44 32" />
    </svg>
  );
}
