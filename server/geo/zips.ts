import { milesBetween } from "#shared/logistics/distance.ts";
import { type Place, zipList } from "./zip-list.ts";

/** The place of a zip, or null when it is not in California. `94110-1234` counts as `94110`. */
export function placeOfZip(zipCode: string): Place | null {
  return zipList().places.get(fiveDigits(zipCode)) ?? null;
}

/** California's zips. */
export function californiaZips(): string[] {
  return [...zipList().places.keys()];
}

/** A zip's town in any state, such as `Reno, NV`; null if the zip is unknown. */
export function nameOfZip(zipCode: string): string | null {
  const { names } = zipList();
  const line = `\n${fiveDigits(zipCode)} `;
  const at = names.indexOf(line);
  if (at < 0) return null;
  const [name = null] = names.slice(at + line.length, at + line.length + 80).split("\n", 1);
  return name;
}

/**
 * Finds the place in a text such as `Sebastopol, CA` or `near Davis, 95616`, by its zip or else its town. If a
 * town has several zips, uses the lowest. Null if neither is known.
 */
export function placeInText(text: string): Place | null {
  const zip = /\b9\d{4}\b/.exec(text)?.[0];
  const named = zip ? placeOfZip(zip) : null;
  if (named) return named;
  for (const part of text.split(/[,;/()]/)) {
    const [first] = placesOfTown(part).toSorted((a, b) => (a.zipCode < b.zipCode ? -1 : 1));
    if (first) return first;
  }
  return null;
}

/** A zip may be addressed by a neighboring town's name, but not by a distant one's. */
const NEIGHBOR_MILES = 40;

/**
 * Whether a city plausibly belongs to a zip. False only for a known California town far from the zip: small places
 * have names that no list knows.
 */
export function cityFitsZip(city: string, zipCode: string): boolean {
  const place = placeOfZip(zipCode);
  const namesakes = placesOfTown(city);
  if (!place || namesakes.length === 0) return true;
  return namesakes.some((one) => Math.round(milesBetween(one, place)) <= NEIGHBOR_MILES);
}

let placesByTown: Map<string, Place[]> | null = null;

/** The zips of a California town, ignoring differences in how its name is written. */
function placesOfTown(name: string): readonly Place[] {
  placesByTown ??= Map.groupBy(zipList().places.values(), ({ city }) => city.toUpperCase());
  return placesByTown.get(name.trim().toUpperCase()) ?? [];
}

function fiveDigits(zipCode: string): string {
  return zipCode.trim().slice(0, 5);
}
