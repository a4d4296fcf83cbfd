import type { ReactNode } from "react";
import type { platformTable } from "#messages/platform/table.ts";

/** A table's name, after its rows. */
export type TableName = Parameters<typeof platformTable.named>[0];

/** A column of a table: its heading and what it shows for a row. */
export type Column<Row> = {
  id: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** The name under which the server can sort by it. */
  sort?: string;
  /** The type of a non-numeric column, which decides how its sort directions are labeled: early to late, or A to Z. */
  sortsAs?: "text" | "time";
  /** Numbers are aligned at the end of their cells. */
  align?: "end";
  /** Identifies the row: rendered as the row header, and cannot be hidden. */
  leading?: true;
  /** Does not wrap, like a day or a number. */
  whole?: true;
  /** Hidden until the user shows it. */
  offByDefault?: true;
};

/** The columns whose visibility differs from the default. */
export function switchedOf(columns: string | undefined): ReadonlySet<string> {
  return new Set(columns ? columns.split(",") : []);
}

/** The columns to show. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  switched: ReadonlySet<string>,
): Column<Row>[] {
  return columns.filter(
    (column) => column.leading || switched.has(column.id) === (column.offByDefault ?? false),
  );
}

/** The search parameter after toggling a column; undefined if all columns have their default visibility. */
export function afterSwitching(switched: ReadonlySet<string>, id: string): string | undefined {
  const next = new Set(switched);
  if (!next.delete(id)) next.add(id);
  return [...next].toSorted().join(",") || undefined;
}
