import { farmsWords as m } from "#messages/farms/words.ts";
import { FARM_TYPES, optionLabel } from "./farm-options.ts";

/** The default tagline of a new farm, `Dairy Farm in Petaluma`, in the current language. */
export function firstTagline(farmType: string, town: string): string {
  return m.firstTagline(optionLabel(FARM_TYPES, farmType), town);
}

/** `Kaiser` becomes `The Kaiser family`; a name that is already a family or a plural is returned unchanged. */
export function familyOf(familyName: string): string {
  return /famil/i.test(familyName) ? familyName : `The ${familyName} family`;
}
