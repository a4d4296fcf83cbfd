import type { ReactNode } from "react";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import type { Filter } from "#shared/catalog/shop/shop-filters.ts";
import { boxMark } from "./use-early-boxes.ts";
import styles from "./shop-facets.module.css";

type FacetProps = {
  filter: Filter;
  label: string;
  count: number | undefined;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  /** The name of a radio group; without it, several values can be chosen. */
  radio?: string;
};

/** One value of a facet, with its result count. */
export function Facet({ filter, label, count, checked, onChange, radio }: FacetProps) {
  return (
    <label className={styles.row} {...(count === 0 && !checked && { "data-empty": true })}>
      <input
        className={styles.box}
        type={radio ? "radio" : "checkbox"}
        name={radio}
        data-filter={boxMark(filter)}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}

/** Rows of a group shown by default; the rest are collapsed. */
const UNFOLDED = 6;

type FoldedRowsProps<Row> = {
  rows: readonly Row[];
  isOn: (row: Row) => boolean;
  draw: (row: Row) => ReactNode;
};

/** The first rows of a long group; the rest are collapsed unless one of them is active. */
export function FoldedRows<Row>({ rows, isOn, draw }: FoldedRowsProps<Row>) {
  const folded = rows.length > UNFOLDED + 3 ? rows.slice(UNFOLDED) : [];
  return (
    <>
      {rows.slice(0, rows.length - folded.length).map(draw)}
      {folded.length > 0 ? (
        <details open={folded.some(isOn)}>
          <summary className={styles.more}>{m.more(folded.length)}</summary>
          {folded.map(draw)}
        </details>
      ) : null}
    </>
  );
}
