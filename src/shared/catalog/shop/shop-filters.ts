import { catalogFilters as m } from "#messages/catalog/filters.ts";
import {
  type Allergen,
  allergenName,
  ALLERGENS,
  CATEGORY_IDS,
  categoryLabel,
  type CategoryId,
} from "../catalog.ts";
import { certificationLabel, KNOWN_CERTIFICATIONS } from "../../farms/certifications.ts";
import { growingLabel } from "../../farms/growing/growing.ts";
import { GROWING_IDS, type GrowingId } from "../../farms/growing/growing-ids.ts";
import { DIET_IDS, type DietId, dietLabel } from "../diet-names.ts";
import { PRICE_BAND_IDS, type PriceBand, priceBandLabel } from "./price-bands.ts";
import { SEASON_CHOICE_IDS, type SeasonChoice, seasonChoiceLabel } from "./season-choices.ts";
import { type Day, formatDayShort } from "../../time.ts";
import { changedSearch, type ListPart, type ShopSearch } from "./shop-search.ts";

/**
 * The search parameters as lists of values. Products must match one value of each of the first seven lists, and all
 * values of the others.
 */
export type ShopFilters = {
  category?: CategoryId[] | undefined;
  farm?: string[] | undefined;
  certificate?: string[] | undefined;
  practice?: GrowingId[] | undefined;
  label?: string[] | undefined;
  price?: PriceBand[] | undefined;
  season?: SeasonChoice[] | undefined;
  diet?: DietId[] | undefined;
  without?: Allergen[] | undefined;
  /** The delivery day that goods must be available for: in stock now, and in season then. */
  on?: Day | undefined;
  organic?: boolean | undefined;
  /** Available for a weekly box now. */
  box?: boolean | undefined;
};

/** Certificates a farm can be filtered by. Organic applies to goods, so it is a separate filter. */
export const CERTIFICATE_IDS = KNOWN_CERTIFICATIONS.filter((id) => id !== "organic");

/** Valid values for each parameter; null where only the database knows them (farms and labels). */
const KNOWN: Readonly<Record<ListPart, readonly string[] | null>> = {
  category: CATEGORY_IDS,
  farm: null,
  certificate: CERTIFICATE_IDS,
  practice: GROWING_IDS,
  label: null,
  price: PRICE_BAND_IDS,
  season: SEASON_CHOICE_IDS,
  diet: DIET_IDS,
  without: ALLERGENS.map(allergenSlug),
};

/**
 * The slug of a maker's label: `Small batch` becomes `small-batch`. Empty if the label has no ASCII letters.
 * `labelOf` is its counterpart in SQL.
 */
export function labelSlug(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

export function allergenSlug(allergen: Allergen): string {
  return allergen.replaceAll(" ", "-");
}

/** The selected values of a parameter, in page order. */
export function chosen(search: ShopSearch, part: ListPart): string[] {
  const named = search[part]?.split(".") ?? [];
  return KNOWN[part]?.filter((value) => named.includes(value)) ?? named;
}

/** Boolean filters, in display order. */
export const FLAG_PARTS = ["organic", "box"] as const;
export type FlagPart = (typeof FLAG_PARTS)[number];

/** An active filter. `value` is empty for boolean filters. */
export type Filter = { part: ListPart | FlagPart | "q" | "on"; value: string };

/** The search parameters with one filter added or removed. */
export function withFilter(search: ShopSearch, { part, value }: Filter, isOnNow: boolean) {
  if (part === "q" || part === "on") {
    return changedSearch(search, { [part]: isOnNow ? value : undefined });
  }
  if (part === "organic" || part === "box") {
    return changedSearch(search, { [part]: isOnNow || undefined });
  }
  const others = chosen(search, part).filter((other) => other !== value);
  return changedSearch(search, { [part]: (isOnNow ? [...others, value] : others).join(".") });
}

/** The active filters, in display order. */
export function appliedFilters(search: ShopSearch): Filter[] {
  const listed = (part: ListPart) => chosen(search, part).map((value) => ({ part, value }));
  return [
    ...(search.q ? [{ part: "q" as const, value: search.q }] : []),
    ...(search.on ? [{ part: "on" as const, value: search.on }] : []),
    ...listed("category"),
    ...listed("price"),
    ...listed("season"),
    ...FLAG_PARTS.filter((part) => search[part]).map((part) => ({ part, value: "" })),
    ...listed("diet"),
    ...listed("without"),
    ...listed("label"),
    ...listed("certificate"),
    ...listed("practice"),
    ...listed("farm"),
  ];
}

/** Names of farms and labels by slug, taken from the shop's facets. */
export type FilterNames = Readonly<
  Record<"farm" | "label", readonly { id: string; name: string }[]>
>;

/** A filter's chip label, using the facets' name, or the slug if there is none. */
export function filterLabel({ part, value }: Filter, names?: FilterNames): string {
  const unslugged = value.replaceAll("-", " ");
  const nameIn = (found: FilterNames["farm"] = []) => found.find(({ id }) => id === value)?.name;
  switch (part) {
    case "q":
      return m.quoted(value);
    case "on":
      return m.hereOn(formatDayShort(value));
    case "category":
      return labelOfCategory(value);
    case "organic":
      return m.organic;
    case "season":
      return seasonChoiceLabel(value);
    case "diet":
      return dietLabel(value);
    case "without":
      return m.no(labelOfAllergen(value));
    case "certificate":
      return certificationLabel(value);
    case "box":
      return m.inBox;
    case "practice":
      return growingLabel(value);
    case "label":
      return nameIn(names?.label) ?? unslugged.replace(/^./, (first) => first.toUpperCase());
    case "price":
      return priceBandLabel(value);
    case "farm":
      return nameIn(names?.farm) ?? unslugged;
  }
}

function labelOfAllergen(value: string): string {
  const allergen = ALLERGENS.find((one) => allergenSlug(one) === value);
  return allergen ? allergenName(allergen) : value.replaceAll("-", " ");
}

function labelOfCategory(value: string): string {
  const category = CATEGORY_IDS.find((id) => id === value);
  return category ? categoryLabel(category) : value;
}

/** Converts the search parameters to the server's filter input. */
export function filtersOf(search: ShopSearch): ShopFilters {
  const { on, organic, box } = search;
  const among = <Value extends string>(part: ListPart, values: readonly Value[]) => {
    const found = values.filter((value) =>
      chosen(search, part).includes(value.replaceAll(" ", "-")),
    );
    return found.length > 0 ? { [part]: found } : {};
  };
  return {
    ...among("category", CATEGORY_IDS),
    ...(search.farm ? { farm: chosen(search, "farm") } : {}),
    ...(search.label ? { label: chosen(search, "label") } : {}),
    ...among("certificate", CERTIFICATE_IDS),
    ...among("practice", GROWING_IDS),
    ...among("price", PRICE_BAND_IDS),
    ...among("season", SEASON_CHOICE_IDS),
    ...among("diet", DIET_IDS),
    ...among("without", ALLERGENS),
    ...(on ? { on } : {}),
    ...(organic ? { organic } : {}),
    ...(box ? { box } : {}),
  };
}
