import { farmsOptions as m } from "#messages/farms-options.ts";
import { certificationLabel, KNOWN_CERTIFICATIONS } from "./certifications.ts";

/** One entry of an option list of the farmer application: what is stored, and what is shown. */
export type Option<Value extends string = string> = { value: Value; label: string };

/** What a farm is (spec section 3). */
export const FARM_TYPES = optionsOf(
  () => m.types,
  [
    "vegetable",
    "fruit",
    "livestock",
    "dairy",
    "poultry",
    "mixed",
    "specialty",
    "aquaculture",
    "apiary",
    "vineyards",
  ],
);

/** How long a farm has been in operation (spec section 3). */
export const YEARS_ACTIVE = optionsOf(
  () => m.years,
  ["0-2", "3-5", "6-10", "11-25", "26-50", "50+"],
);

/** The size of a farm (spec section 3). */
export const ACREAGES = optionsOf(
  () => m.acreages,
  ["<5", "5-20", "21-50", "51-100", "101-500", "500+"],
);

/** Where a farm sells already (spec section 3). */
export const MARKET_CHANNELS = optionsOf(
  () => m.markets,
  ["farmers_market", "csa", "farm_stand", "wholesale", "online", "food_hub", "u_pick"],
);

/** Options whose words are read when they are shown, in the reader's language. */
function optionsOf<const Value extends string>(
  words: () => Readonly<Record<Value, string>>,
  values: readonly Value[],
): readonly Option<Value>[] {
  return values.map((value) => ({
    value,
    get label() {
      return words()[value];
    },
  }));
}

/** Their ids; `other` is named by the farm. */
export const CERTIFICATION_IDS = [...KNOWN_CERTIFICATIONS, "other"] as const;

/** Excludes every other certification. */
export const NO_CERTIFICATION = "none" as const;

/** The certifications a farm may hold (spec section 3). */
export const CERTIFICATIONS = [...CERTIFICATION_IDS, NO_CERTIFICATION].map((value) => ({
  value,
  get label() {
    return value === NO_CERTIFICATION ? m.noneOfThese : certificationLabel(value);
  },
}));

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
