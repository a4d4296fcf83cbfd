import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Text } from "@mantine/core";
import type { BulkStep } from "#shared/inventory/bulk-edit.ts";
import { formatCell } from "#shared/inventory/inventory-cells.ts";
import styles from "../farmer-inventory.module.css";

/** The result for each product; those that block the edit come first. */
export function BulkEditPreview({ steps }: { steps: readonly BulkStep[] }) {
  if (steps.length === 0) return <Text>{m.setAlready}</Text>;
  const wrong = steps.filter((step) => "problem" in step);
  const sound = steps.filter((step) => "after" in step);
  return (
    <div role="status" className={styles.preview}>
      {wrong.length > 0 ? <p className={styles.failure}>{m.nothingUntilFixed}</p> : null}
      <ul className={styles.lines}>
        {wrong.map(({ row, problem }) => (
          <li key={row.key} className={styles.failure}>
            {row.name}: {problem}
          </li>
        ))}
        {sound.map(({ row, column, after }) => (
          <li key={row.key}>
            {row.name}: {formatCell(row, column)} → {formatCell(after, column)}
          </li>
        ))}
      </ul>
    </div>
  );
}
