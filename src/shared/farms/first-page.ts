import { farmsWords as m } from "#messages/farms-words.ts";
import { FARM_TYPES, optionLabel } from "./farm-options.ts";

/** What stands under the name of a new farm until it has a line of its own, `Dairy Farm in Petaluma`, in the language of the moment. */
export function firstTagline(farmType: string, town: string): string {
  return m.firstTagline(optionLabel(FARM_TYPES, farmType), town);
}

/** `Kaiser` is `The Kaiser family`; what is a family or several already stays as it is. */
export function familyOf(familyName: string): string {
  return /famil/i.test(familyName) ? familyName : `The ${familyName} family`;
}
