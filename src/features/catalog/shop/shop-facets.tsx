import { catalogShop as m } from "#messages/catalog/shop.ts";
import { ALLERGENS, CATEGORIES } from "#shared/catalog/catalog.ts";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { GROWING } from "#shared/farms/growing/growing.ts";
import { SEASON_CHOICES } from "#shared/catalog/shop/season-choices.ts";
import { PRICE_BANDS } from "#shared/catalog/shop/price-bands.ts";
import { DIETS } from "#shared/catalog/diet-names.ts";
import type { ShopFacets as Facets } from "#shared/catalog/shop/shop-counts.ts";
import {
  allergenSlug,
  CERTIFICATE_IDS,
  chosen,
  type Filter,
  filterLabel,
  type FlagPart,
  withFilter,
} from "#shared/catalog/shop/shop-filters.ts";
import type { ListPart, ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { DayFacet } from "./day-facet.tsx";
import { Facet, FoldedRows } from "./facet.tsx";
import { useAhead } from "./use-ahead.ts";
import { useEarlyBoxes } from "./use-early-boxes.ts";
import styles from "./shop-facets.module.css";

export type FacetsProps = {
  search: ShopSearch;
  /** Undefined while loading. */
  facets: Facets | undefined;
  onChoose: (change: (before: ShopSearch) => ShopSearch) => void;
};

/** Applied to the latest search rather than the rendered one: a second choice may arrive before the first is shown. */
const choice = (filter: Filter, isOn: boolean) => (before: ShopSearch) =>
  withFilter(before, filter, isOn);

const ALLERGEN_ROWS = ALLERGENS.map((allergen) => ({
  id: allergenSlug(allergen),
  label: filterLabel({ part: "without", value: allergenSlug(allergen) }),
  countAs: allergen,
}));
const SEASON_ROWS = SEASON_CHOICES.map(({ id }) => ({ id, label: m.seasons[id] }));
const CERTIFICATE_ROWS = CERTIFICATE_IDS.map((id) => ({ id, label: certificationLabel(id) }));

/** All filters of the list, with the number of products each choice would leave. */
export function ShopFacets({ facets, ...asked }: FacetsProps) {
  const props = { ...useAhead(asked), facets };
  useEarlyBoxes(props.onChoose);
  return (
    <div className={styles.facets}>
      <FacetGroup {...props} part="season" title={m.season} rows={SEASON_ROWS} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{m.organicAndBoxes}</legend>
        <Switch {...props} part="organic" label={m.certifiedOrganic} />
        <Switch {...props} part="box" label={m.fitsBox} />
      </fieldset>
      <DayFacet {...props} />
      <FacetGroup {...props} part="category" title={m.category} rows={CATEGORIES} hideEmpty />
      <FacetGroup {...props} part="price" title={m.price} rows={PRICE_BANDS} hideEmpty />
      <FacetGroup {...props} part="label" title={m.onLabel} {...named(facets?.label)} />
      <FacetGroup {...props} part="diet" title={m.diet} rows={DIETS} />
      <FacetGroup
        {...props}
        part="without"
        title={m.leaveOut}
        rows={ALLERGEN_ROWS}
        note={m.undeclared}
      />
      <FacetGroup
        {...props}
        part="certificate"
        title={m.certificates}
        rows={CERTIFICATE_ROWS}
        hideEmpty
      />
      <FacetGroup
        {...props}
        part="practice"
        title={m.practices}
        rows={GROWING}
        note={m.farmsSay}
        hideEmpty
      />
      <FacetGroup {...props} part="farm" title={m.farm} {...named(facets?.farm)} />
    </div>
  );
}

/** Rows whose values come from the catalog. */
const named = (found: Facets["farm"] = []) => ({
  rows: found.map(({ id, name }) => ({ id, label: name })),
  counts: Object.fromEntries(found.map(({ id, count }) => [id, count])),
});

type Row = { id: string; label: string; countAs?: string };

type FacetGroupProps = FacetsProps & {
  part: ListPart;
  title: string;
  rows: readonly Row[];
  counts?: Record<string, number>;
  note?: string;
  /** Leaves out choices without results. */
  hideEmpty?: boolean;
};

function FacetGroup({ part, title, rows, note, hideEmpty, ...rest }: FacetGroupProps) {
  const { search, facets, onChoose } = rest;
  const counts = rest.counts ?? (part === "farm" || part === "label" ? undefined : facets?.[part]);
  const on = chosen(search, part);
  const count = ({ id, countAs = id }: Row) => (counts ? (counts[countAs] ?? 0) : undefined);
  const shown = rows.filter((row) => !hideEmpty || on.includes(row.id) || count(row) !== 0);
  if (shown.length === 0) return null;
  const draw = (row: Row) => (
    <Facet
      key={row.id}
      filter={{ part, value: row.id }}
      label={row.label}
      count={count(row)}
      checked={on.includes(row.id)}
      onChange={(isOn) => onChoose(choice({ part, value: row.id }, isOn))}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {note ? <p className={styles.note}>{note}</p> : null}
      <FoldedRows rows={shown} isOn={({ id }) => on.includes(id)} draw={draw} />
    </fieldset>
  );
}

type SwitchProps = FacetsProps & { part: FlagPart; label: string };

function Switch({ search, facets, onChoose, part, label }: SwitchProps) {
  return (
    <Facet
      filter={{ part, value: "" }}
      label={label}
      count={facets?.[part]}
      checked={search[part] === true}
      onChange={(isOn) => onChoose(choice({ part, value: "" }, isOn))}
    />
  );
}
