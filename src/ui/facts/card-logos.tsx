import { platformUi as m } from "#messages/platform-ui.ts";
import type { ReactNode } from "react";
import styles from "./card-logos.module.css";

/** The cards that are taken, drawn in one color so that they stay quiet. */
export function CardLogos() {
  return (
    <ul className={styles.logos} aria-label={m.cards}>
      <Card name="Visa">
        <text x="24" y="21" className={styles.slanted}>
          VISA
        </text>
      </Card>
      <Card name="Mastercard">
        <circle cx="20" cy="16" r="8" className={styles.filled} />
        <circle cx="28" cy="16" r="8" className={styles.outlined} />
      </Card>
      <Card name="American Express">
        <text x="24" y="20" className={styles.small}>
          AMEX
        </text>
      </Card>
      <Card name="Discover">
        <text x="21" y="19" className={styles.tiny}>
          DISCOVER
        </text>
        <circle cx="41" cy="16" r="3" className={styles.filled} />
      </Card>
    </ul>
  );
}

function Card({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg className={styles.card} viewBox="0 0 48 32" width="48" height="32" role="img">
        <title>{name}</title>
        <rect x="0.5" y="0.5" width="47" height="31" rx="6" className={styles.edge} />
        {children}
      </svg>
    </li>
  );
}
