import { certificationLabel } from "./certifications.ts";

/** One entry of an option list of the farmer application: what is stored, and what is shown. */
export type Option<Value extends string = string> = { value: Value; label: string };

/** What a farm is (spec section 3). */
export const FARM_TYPES = [
  { value: "vegetable", label: "Vegetable Farm" },
  { value: "fruit", label: "Fruit Orchard" },
  { value: "livestock", label: "Livestock Farm" },
  { value: "dairy", label: "Dairy Farm" },
  { value: "poultry", label: "Poultry Farm" },
  { value: "mixed", label: "Mixed Farming" },
  { value: "specialty", label: "Specialty Products" },
  { value: "aquaculture", label: "Aquaculture" },
  { value: "apiary", label: "Apiary (Beekeeping)" },
  { value: "vineyards", label: "Vineyards & Wineries" },
] as const satisfies readonly Option[];

/** How long a farm has been in operation (spec section 3). */
export const YEARS_ACTIVE = [
  { value: "0-2", label: "0-2 years" },
  { value: "3-5", label: "3-5 years" },
  { value: "6-10", label: "6-10 years" },
  { value: "11-25", label: "11-25 years" },
  { value: "26-50", label: "26-50 years" },
  { value: "50+", label: "Over 50 years" },
] as const satisfies readonly Option[];

/** The size of a farm (spec section 3). */
export const ACREAGES = [
  { value: "<5", label: "Under 5 acres" },
  { value: "5-20", label: "5-20 acres" },
  { value: "21-50", label: "21-50 acres" },
  { value: "51-100", label: "51-100 acres" },
  { value: "101-500", label: "101-500 acres" },
  { value: "500+", label: "Over 500 acres" },
] as const satisfies readonly Option[];

/** Where a farm sells already (spec section 3). */
export const MARKET_CHANNELS = [
  { value: "farmers_market", label: "Farmers markets" },
  { value: "csa", label: "CSA boxes" },
  { value: "farm_stand", label: "Farm stand" },
  { value: "wholesale", label: "Wholesale" },
  { value: "online", label: "Online" },
  { value: "food_hub", label: "Food hub" },
  { value: "u_pick", label: "U-pick" },
] as const satisfies readonly Option[];

/** Their ids; `other` is named by the farm. */
export const CERTIFICATION_IDS = [
  "organic",
  "naturallyGrown",
  "regenerative",
  "nonGMO",
  "animalWelfare",
  "fairTrade",
  "salmonSafe",
  "beekeeper",
  "other",
] as const;

/** Excludes every other certification. */
export const NO_CERTIFICATION = "none";

/** The certifications a farm may hold (spec section 3). */
export const CERTIFICATIONS: readonly Option<
  (typeof CERTIFICATION_IDS)[number] | typeof NO_CERTIFICATION
>[] = [
  ...CERTIFICATION_IDS.map((value) => ({ value, label: certificationLabel(value) })),
  { value: NO_CERTIFICATION, label: "None of these" },
];

/** The words for a stored value; the value itself when the list does not know it. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/**
 * The certifications after one box was ticked or cleared: "None of these" clears the others, and
 * another one clears it. `next` is the list with the new box last.
 */
export function withCertifications(next: readonly string[]): string[] {
  if (next.at(-1) === NO_CERTIFICATION) return [NO_CERTIFICATION];
  return next.filter((id) => id !== NO_CERTIFICATION);
}
