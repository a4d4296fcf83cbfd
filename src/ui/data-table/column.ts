import type { ReactNode } from "react";
import type { platformTable } from "#messages/platform-table.ts";

/** What a table is called by: its rows. */
export type TableName = Parameters<typeof platformTable.named>[0];

/** A column of a table: what it is called and what it shows of a row. */
export type Column<Row> = {
  id: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** The server can order by it, under this name. */
  sort?: string;
  /** What it holds that is no number: days go from early to late, names from A to Z. */
  sortsAs?: "text" | "time";
  /** Figures stand at the end of their cell, one under the other. */
  align?: "end";
  /** What the row is called by; it heads the row and cannot be switched off. */
  leading?: true;
  /** Stays in one line, as a day or a number does. */
  whole?: true;
  /** Off until someone switches it on. */
  offByDefault?: true;
};

/** The columns that were switched the other way than they are by default. */
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

/** The address's words after one column was switched; undefined when all stand as they are by default. */
export function afterSwitching(switched: ReadonlySet<string>, id: string): string | undefined {
  const next = new Set(switched);
  if (!next.delete(id)) next.add(id);
  return [...next].toSorted().join(",") || undefined;
}
