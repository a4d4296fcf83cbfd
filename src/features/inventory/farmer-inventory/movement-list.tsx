import { Button } from "@mantine/core";
import { useState } from "react";
import { inventoryPage as m } from "#messages/inventory/page.ts";
import type { StockCause } from "#shared/inventory/inventory.ts";
import { formatInstant } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import styles from "./farmer-inventory.module.css";

/** How many movements are shown before older ones are asked for. */
const LATEST = 10;

type MovementListProps = {
  movements: Outputs["farmer"]["inventory"]["history"]["movements"];
  /** Whether each movement names its product. */
  named?: boolean;
  /** Loads older movements, if there are any. */
  onOlder?: (() => void) | undefined;
};

/** The latest stock movements, each with its cause and user; older ones when asked. */
export function MovementList({ movements, named = false, onOlder }: MovementListProps) {
  const [isLong, setLong] = useState(false);
  const shown = isLong ? movements : movements.slice(0, LATEST);
  const showOlder = shown.length < movements.length ? () => setLong(true) : onOlder;
  return (
    <div className={styles.history}>
      <ul className={styles.list}>
        {shown.map(({ id, product, cause, units, onHand, by, at }) => (
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
      {showOlder ? (
        <Button variant="default" w="fit-content" onClick={showOlder}>
          {m.showOlder}
        </Button>
      ) : null}
    </div>
  );
}

/** Sold units return to stock when an order is canceled. */
function wordsOf(cause: StockCause, units: number): string {
  return cause === "sold" && units > 0 ? m.causes.came_back : m.causes[cause];
}
