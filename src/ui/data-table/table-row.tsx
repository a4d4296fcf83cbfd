import { platformTable as m } from "#messages/platform/table.ts";
import { Checkbox } from "@mantine/core";
import type { Column } from "./column.ts";
import chosen from "./chosen-row.module.css";
import styles from "./data-table.module.css";

type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  choice?: { on: boolean; onChange: () => void };
};

/** A row; on narrow screens it is a card whose cells include their headings. */
export function TableRow<Row>({ row, columns, choice }: TableRowProps<Row>) {
  return (
    <tr className={choice && chosen.row} data-chosen={choice?.on || undefined}>
      {choice ? (
        <td className={`${styles.choice} ${chosen.choice}`}>
          <Checkbox
            size="md"
            aria-label={m.selectRow}
            checked={choice.on}
            onChange={choice.onChange}
          />
        </td>
      ) : null}
      {columns.map(({ id, label, render, align, leading, whole }) =>
        leading ? (
          <th key={id} scope="row" className={styles.leading} data-whole={whole}>
            {render(row)}
          </th>
        ) : (
          <td key={id} data-label={label} data-align={align} data-whole={whole}>
            {render(row)}
          </td>
        ),
      )}
    </tr>
  );
}
