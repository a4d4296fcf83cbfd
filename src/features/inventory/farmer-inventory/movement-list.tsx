import { inventoryPage as m } from "#messages/inventory-page.ts";
import type { StockCause } from "#shared/inventory/inventory.ts";
import { formatInstant } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import styles from "./farmer-inventory.module.css";

type MovementListProps = {
  movements: Outputs["farmer"]["inventory"]["history"]["movements"];
  /** Whether each movement names its product. */
  named?: boolean;
};

/** The stock movements, each with its cause and user. */
export function MovementList({ movements, named = false }: MovementListProps) {
  return (
    <ul className={styles.list}>
      {movements.map(({ id, product, cause, units, onHand, by, at }) => (
        <li key={id}>
          {named ? <strong>{product}</strong> : null}
          <span>{m.movement(wordsOf(cause, units), Math.abs(units), onHand)}</span>
          <span className={styles.quiet}>
            {formatInstant(at)}
            {by ? m.by(by) : ""}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Sold units return to stock when an order is canceled. */
function wordsOf(cause: StockCause, units: number): string {
  return cause === "sold" && units > 0 ? m.causes.came_back : m.causes[cause];
}
