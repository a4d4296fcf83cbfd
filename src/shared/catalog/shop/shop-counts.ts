import { inOrder } from "../../language.ts";
import type { Allergen, CategoryId } from "../catalog.ts";
import type { DietId } from "../diet-names.ts";
import type { PriceBand } from "./price-bands.ts";
import type { SeasonChoice } from "./season-choices.ts";
import { monthOf } from "../../time.ts";
import { type Filter, FLAG_PARTS, type ShopFilters } from "./shop-filters.ts";
import { LIST_PARTS } from "./shop-search.ts";

/** The number of products that are identical in everything the shop filters by. */
export type ShopFact = {
  category: CategoryId;
  /** The farm's slug. */
  farm: string;
  certificates: readonly string[];
  /** Growing practices the farm has declared. */
  practices: readonly string[];
  /** The slug of the maker's label on the card; null for most goods. */
  label: string | null;
  price: PriceBand;
  /** The season filters it matches. */
  seasons: readonly SeasonChoice[];
  organic: boolean;
  /** Whether it is available for a weekly box now. */
  box: boolean;
  /** Months with deliveries it is available for: in stock now, and in season then. Empty if sold out. */
  months: readonly number[];
  diets: readonly DietId[];
  /** Allergens it contains or may contain; null if undeclared. */
  allergens: readonly Allergen[] | null;
  count: number;
};

type Counts = Record<string, number>;

type NamedCount = { id: string; name: string; count: number };

/** How many products each filter choice would leave, with all other filters unchanged. */
export type ShopFacets = {
  /** Products that match all filters. */
  total: number;
  /** Products in all categories that match the other filters. */
  everyCategory: number;
  /** Products on all days that match the other filters. */
  anyDay: number;
  /** By the month of the delivery day, 1 to 12. */
  on: Counts;
  category: Counts;
  certificate: Counts;
  practice: Counts;
  price: Counts;
  season: Counts;
  /** By slug; farms with no matches are omitted unless selected. */
  farm: NamedCount[];
  label: NamedCount[];
  diet: Counts;
  without: Counts;
  organic: number;
  box: number;
  /** Only when nothing matches: each filter whose removal alone would yield results. */
  relaxed: (Filter & { count: number })[];
};

/** Whether a product is shown under the filters. */
export function matchesFilters(
  fact: Omit<ShopFact, "count">,
  filters: ShopFilters,
  wanted: Wanted = wantedOf(filters),
): boolean {
  return GROUPS.every((group) => isMet(fact, wanted, group)) && isFit(fact, filters);
}

/** Facets where one matching value is enough. */
const GROUPS = [
  "category",
  "farm",
  "certificate",
  "practice",
  "label",
  "price",
  "season",
  "on",
] as const;
type Group = (typeof GROUPS)[number];

/** The chosen values; groups without any are absent. */
type Wanted = ReadonlyMap<Group, ReadonlySet<string>>;

function isMet(fact: Omit<ShopFact, "count">, wanted: Wanted, group: Group): boolean {
  const values = wanted.get(group);
  return values === undefined || valuesOf(fact, group).some((value) => values.has(value));
}

function wantedOf(filters: ShopFilters): Wanted {
  return new Map(
    GROUPS.map((group) => [group, new Set(chosenIn(filters, group))] as const).filter(
      ([, values]) => values.size > 0,
    ),
  );
}

/** For the delivery day, the month is compared: availability is stored by month. */
function chosenIn(filters: ShopFilters, group: Group): readonly string[] {
  if (group !== "on") return filters[group] ?? [];
  return filters.on === undefined ? [] : [String(monthOf(filters.on))];
}

function valuesOf(fact: Omit<ShopFact, "count">, group: Group): readonly string[] {
  if (group === "certificate") return fact.certificates;
  if (group === "practice") return fact.practices;
  if (group === "season") return fact.seasons;
  if (group === "on") return fact.months.map(String);
  const value = fact[group];
  return value === null ? [] : [value];
}

/** Filters that must all match: someone who avoids both nuts and gluten needs both. */
function isFit(fact: Omit<ShopFact, "count">, filters: ShopFilters): boolean {
  const { diet = [], without = [] } = filters;
  return (
    FLAG_PARTS.every((flag) => !filters[flag] || fact[flag]) &&
    diet.every((id) => fact.diets.includes(id)) &&
    without.every((allergen) => isWithout(fact, allergen))
  );
}

function isWithout({ allergens }: Pick<ShopFact, "allergens">, allergen: Allergen): boolean {
  return allergens !== null && !allergens.includes(allergen);
}

export type FacetChoices = {
  /** Farm names by slug. */
  farms: ReadonlyMap<string, string>;
  /** Maker labels by slug. */
  labels: ReadonlyMap<string, string>;
  allergens: readonly Allergen[];
};

/** Single pass over the facts: one that fails exactly one group counts toward that group's other choices. */
export function countFacets(
  facts: readonly ShopFact[],
  filters: ShopFilters,
  choices: FacetChoices,
): ShopFacets {
  const counts: Record<(typeof LIST_PARTS)[number] | "on", Counts> = {
    on: {},
    category: {},
    farm: {},
    certificate: {},
    practice: {},
    label: {},
    price: {},
    season: {},
    diet: {},
    without: {},
  };
  const wanted = wantedOf(filters);
  const sums = { total: 0, everyCategory: 0, anyDay: 0, organic: 0, box: 0 };
  for (const fact of facts) {
    if (!isFit(fact, filters)) continue;
    const missed = GROUPS.filter((group) => !isMet(fact, wanted, group));
    for (const group of GROUPS) {
      if (missed.some((other) => other !== group)) continue;
      addTo(counts[group], valuesOf(fact, group), fact.count);
      if (group === "category") sums.everyCategory += fact.count;
      if (group === "on") sums.anyDay += fact.count;
    }
    if (missed.length > 0) continue;
    sums.total += fact.count;
    for (const flag of FLAG_PARTS) if (fact[flag]) sums[flag] += fact.count;
    addTo(counts.diet, fact.diets, fact.count);
    const absent = choices.allergens.filter((allergen) => isWithout(fact, allergen));
    addTo(counts.without, absent, fact.count);
  }
  return {
    ...sums,
    ...counts,
    farm: named(counts.farm, filters.farm, choices.farms),
    label: named(counts.label, filters.label, choices.labels),
    relaxed: sums.total > 0 ? [] : relaxations(facts, filters),
  };
}

function addTo(counts: Counts, values: readonly string[], count: number): void {
  for (const value of values) counts[value] = (counts[value] ?? 0) + count;
}

function named(
  counts: Counts,
  wanted: readonly string[] | undefined,
  names: ReadonlyMap<string, string>,
): NamedCount[] {
  return [...names]
    .map(([id, name]) => ({ id, name, count: counts[id] ?? 0 }))
    .filter(({ id, count }) => count > 0 || wanted?.includes(id))
    .toSorted((one, other) => inOrder(one.name, other.name));
}

function relaxations(facts: readonly ShopFact[], filters: ShopFilters): ShopFacets["relaxed"] {
  return singleFilters(filters)
    .map(({ filter, rest }) => ({ ...filter, count: countMatching(facts, rest) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

function countMatching(facts: readonly ShopFact[], filters: ShopFilters): number {
  const wanted = wantedOf(filters);
  return facts
    .filter((fact) => matchesFilters(fact, filters, wanted))
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * Each active filter whose removal may show more, with the filters that remain without it. Where one matching value is
 * enough, removing one of several shows less.
 */
function singleFilters(filters: ShopFilters): { filter: Filter; rest: ShopFilters }[] {
  const flags = FLAG_PARTS.filter((part) => filters[part]).map((part) => ({
    filter: { part, value: "" },
    rest: { ...filters, [part]: false },
  }));
  const listed = LIST_PARTS.flatMap((part) => {
    const values: readonly string[] = filters[part] ?? [];
    if (values.length > 1 && GROUPS.some((group) => group === part)) return [];
    return values.map((value) => ({
      filter: { part, value: value.replaceAll(" ", "-") },
      rest: { ...filters, [part]: values.filter((other) => other !== value) },
    }));
  });
  const { on } = filters;
  const day: { filter: Filter; rest: ShopFilters }[] = on
    ? [{ filter: { part: "on", value: on }, rest: { ...filters, on: undefined } }]
    : [];
  return [...flags, ...day, ...listed];
}
