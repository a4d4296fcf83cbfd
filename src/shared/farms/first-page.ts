import { types } from "#messages/en/farms-options.ts";

/** What stands under the name of a new farm until it has a line of its own: `Dairy Farm in Petaluma`. */
export function firstTagline(farmType: string, town: string): string {
  const words: Readonly<Record<string, string>> = types;
  return `${words[farmType] ?? farmType} in ${town}`;
}

/** `Kaiser` is `The Kaiser family`; what is a family or several already stays as it is. */
export function familyOf(familyName: string): string {
  return /famil/i.test(familyName) ? familyName : `The ${familyName} family`;
}
