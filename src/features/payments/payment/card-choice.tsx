import { paymentsTest as m } from "#messages/payments/test.ts";
import type { TestCard } from "#shared/payments/cards/test-cards.ts";
import styles from "./payment.module.css";

/** The test cards with what each does; the first is chosen. */
export function CardChoice({ cards }: { cards: readonly TestCard[] }) {
  return (
    <fieldset className={styles.cards}>
      <legend>{m.card}</legend>
      {cards.map(({ method, number, label, effect }, index) => (
        <label key={method} className={styles.choice}>
          <input type="radio" name="card" value={method} defaultChecked={index === 0} />
          <span className={styles.label}>
            {label} <span className={styles.number}>{number}</span>
          </span>
          <span className={styles.quiet}>{effect}</span>
        </label>
      ))}
    </fieldset>
  );
}
