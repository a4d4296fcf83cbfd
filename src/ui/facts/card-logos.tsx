import { platformUi as m } from "#messages/platform/ui.ts";
import styles from "./card-logos.module.css";

const CARDS = [
  ["Visa", styles.visa],
  ["Mastercard", styles.mastercard],
  ["American Express", styles.amex],
  ["Discover", styles.discover],
] as const;

/** The accepted cards, rendered in a single color by the style sheet so that they stay unobtrusive. */
export function CardLogos() {
  return (
    <ul className={styles.logos} aria-label={m.cards}>
      {CARDS.map(([name, mark]) => (
        <li key={name}>
          <span className={`${styles.card} ${mark}`} role="img" aria-label={name} />
        </li>
      ))}
    </ul>
  );
}
