import { farmsOptions as m } from "#messages/farms/options.ts";
import { certificationLabel, KNOWN_CERTIFICATIONS } from "./certifications.ts";

/** An option of a list in the farmer application: the stored value and its label. */
export type Option<Value extends string = string> = { value: Value; label: string };

/** Types of farms (spec section 3). */
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

/** Where a farm already sells (spec section 3). */
export const MARKET_CHANNELS = optionsOf(
  () => m.markets,
  ["farmers_market", "csa", "farm_stand", "wholesale", "online", "food_hub", "u_pick"],
);

/** Options whose labels are resolved lazily, in the reader's language. */
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

/** Certification ids; the farm names its own for `other`. */
export const CERTIFICATION_IDS = [...KNOWN_CERTIFICATIONS, "other"] as const;

/** Mutually exclusive with every other certification. */
export const NO_CERTIFICATION = "none" as const;

/** The certifications a farm may hold (spec section 3). */
export const CERTIFICATIONS = [...CERTIFICATION_IDS, NO_CERTIFICATION].map((value) => ({
  value,
  get label() {
    return value === NO_CERTIFICATION ? m.noneOfThese : certificationLabel(value);
  },
}));

/** The label of a stored value; the value itself if it is not in the list. */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/**
 * The selection after a checkbox was toggled: "None of these" clears the others, and vice versa. `next` has the
 * newly checked one last.
 */
export function withCertifications(next: readonly string[]): string[] {
  if (next.at(-1) === NO_CERTIFICATION) return [NO_CERTIFICATION];
  return next.filter((id) => id !== NO_CERTIFICATION);
}
