import { SORTS, type SortId } from "#shared/catalog.ts";
import styles from "./sort-select.module.css";

type SortSelectProps = { sort: SortId; onSort: (sort: SortId) => void };

/** How the list is ordered; the browser's own control, which phones open as a wheel. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <label className={styles.label}>
      <span className={styles.text}>Sort</span>
      <select
        className={styles.select}
        name="sort"
        value={sort}
        onChange={(event) => {
          const chosen = SORTS.find(({ id }) => id === event.currentTarget.value);
          if (chosen) onSort(chosen.id);
        }}
      >
        {SORTS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
