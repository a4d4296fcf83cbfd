import { Link } from "@tanstack/react-router";
import { type CategoryId, categoryLabel } from "#shared/catalog.ts";
import { categoryCounts, countMatching, type ShopCount } from "#shared/shop-counts.ts";
import { changedSearch, type ShopSearch } from "#shared/shop-search.ts";
import styles from "./shop-facets.module.css";

export type FacetsProps = {
  search: ShopSearch;
  /** Undefined while they are on their way. */
  counts: readonly ShopCount[] | undefined;
  onChoose: (change: Parameters<typeof changedSearch>[1]) => void;
};

/** Everything the list can be narrowed by, with what each choice would leave. */
export function ShopFacets({
  search,
  counts,
  onChoose,
  idPrefix,
}: FacetsProps & { idPrefix: string }) {
  return (
    <div className={styles.facets}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Season</legend>
        <Facet
          id={`${idPrefix}-season`}
          label="In season now"
          count={counts && countMatching(counts, { ...search, inSeason: true })}
          checked={search.inSeason === true}
          onChange={(on) => onChoose({ inSeason: on || undefined })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Certificate</legend>
        <Facet
          id={`${idPrefix}-organic`}
          label="Certified organic"
          count={counts && countMatching(counts, { ...search, organic: true })}
          checked={search.organic === true}
          onChange={(on) => onChoose({ organic: on || undefined })}
        />
      </fieldset>
      <CategoryLinks search={search} counts={counts} />
    </div>
  );
}

type FacetProps = {
  id: string;
  label: string;
  count: number | undefined;
  checked: boolean;
  onChange: (on: true | undefined) => void;
};

function Facet({ id, label, count, checked, onChange }: FacetProps) {
  return (
    <label className={styles.row} htmlFor={id}>
      <input
        id={id}
        className={styles.box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked || undefined)}
      />
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}

function CategoryLinks({ search, counts }: Omit<FacetsProps, "onChoose">) {
  const isWorthShowing = ({ category, count }: { category: CategoryId; count: number }) =>
    !counts || count > 0 || category === search.category;
  return (
    <nav className={styles.group} aria-label="Category">
      <h2 className={styles.legend}>Category</h2>
      <ul className={styles.list}>
        {categoryCounts(counts ?? [], search)
          .filter(isWorthShowing)
          .map(({ category, count }) => (
            <li key={category} className={styles.row}>
              <Link
                className={styles.link}
                to="/shop"
                search={changedSearch(search, { category })}
                activeOptions={{ exact: true }}
              >
                {categoryLabel(category)}
              </Link>
              <span className={styles.count}>{counts ? count : null}</span>
            </li>
          ))}
      </ul>
    </nav>
  );
}
