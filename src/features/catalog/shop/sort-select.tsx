import { catalogShop as m } from "#messages/catalog/shop.ts";
import { SORTS, type SortId } from "#shared/catalog/catalog.ts";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";

type SortSelectProps = { sort: SortId; onSort: (sort: SortId) => void };

/** Identifies a sort choice made before hydration. */
export const SORT_MARK = "sort";

/** How the list is ordered. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <ChoiceSelect
      label={m.sort}
      name="sort"
      mark={SORT_MARK}
      value={sort}
      options={SORTS}
      onChoose={onSort}
    />
  );
}
