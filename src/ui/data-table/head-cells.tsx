import { platformTable as m } from "#messages/platform/table.ts";
import { Checkbox, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconSelector } from "@tabler/icons-react";
import type { Direction } from "#shared/platform/table/table.ts";
import type { Column } from "./column.ts";
import styles from "./data-table.module.css";

type Order = { sort: string; dir: Direction };
type Choice = { all: boolean; some: boolean; onAll: (on: boolean) => void };
type HeadCellsProps<Row> = {
  columns: readonly Column<Row>[];
  order: Order;
  onOrder: (order: Order) => void;
  choice?: Choice;
};

/** The headings; those of sortable columns are buttons. */
export function HeadCells<Row>({ columns, order, onOrder, choice }: HeadCellsProps<Row>) {
  return (
    <>
      {choice ? (
        <th scope="col" className={styles.choice} data-label={m.selectAll}>
          <Checkbox
            size="md"
            aria-label={m.selectAll}
            checked={choice.all}
            indeterminate={choice.some && !choice.all}
            onChange={(event) => choice.onAll(event.currentTarget.checked)}
          />
        </th>
      ) : null}
      {columns.map(({ id, label, sort, align, leading }) => (
        <th
          key={id}
          scope="col"
          className={leading ? styles.leading : undefined}
          data-align={align}
          {...(sort && { "aria-sort": sortOf(sort, order) })}
        >
          {sort ? (
            <button
              type="button"
              className={styles.order}
              onClick={() => onOrder({ sort, dir: nextDirection(sort, order) })}
            >
              {label}
              <OrderMark sort={sort} order={order} />
            </button>
          ) : (
            label || <VisuallyHidden>{m.actions}</VisuallyHidden>
          )}
        </th>
      ))}
    </>
  );
}

function OrderMark({ sort, order }: { sort: string; order: Order }) {
  if (sort !== order.sort) return <IconSelector size={16} aria-hidden />;
  return order.dir === "asc" ? (
    <IconArrowUp size={16} aria-hidden />
  ) : (
    <IconArrowDown size={16} aria-hidden />
  );
}

function sortOf(sort: string, order: Order): "ascending" | "descending" | "none" {
  if (sort !== order.sort) return "none";
  return order.dir === "asc" ? "ascending" : "descending";
}

function nextDirection(sort: string, order: Order): Direction {
  return sort === order.sort && order.dir === "desc" ? "asc" : "desc";
}
