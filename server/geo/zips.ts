import zipcodes from "zipcodes";

/** A zip of California with its main town and where it lies. */
export type Place = { zipCode: string; city: string; latitude: number; longitude: number };

/** The place of a zip, or null when it is not in California. `94110-1234` counts as `94110`. */
export function placeOfZip(zipCode: string): Place | null {
  const found = zipcodes.lookup(fiveDigits(zipCode));
  if (!found || found.state !== "CA") return null;
  const { zip, city, latitude, longitude } = found;
  return { zipCode: zip, city, latitude, longitude };
}

/** `Reno, NV`: a zip's town, in whatever state; null for one that no one knows. */
export function nameOfZip(zipCode: string): string | null {
  const found = zipcodes.lookup(fiveDigits(zipCode));
  return found ? `${found.city}, ${found.state}` : null;
}

/**
 * The place that a text such as `Sebastopol, CA` or `near Davis, 95616` names: its zip, else its town,
 * else null. Of a town's several zips it is the lowest.
 */
export function placeInText(text: string): Place | null {
  const zip = /\b9\d{4}\b/.exec(text)?.[0];
  const named = zip ? placeOfZip(zip) : null;
  if (named) return named;
  for (const part of text.split(/[,;/()]/)) {
    const [first] = zipsOfTown(part).toSorted();
    if (first) return placeOfZip(first);
  }
  return null;
}

/** A zip may go by the name of a neighboring town, but not by one far away. */
const NEIGHBOR_MILES = 40;

/**
 * Whether a city plausibly belongs to a zip. Only a known town of the state that lies far from the
 * zip is refused: small places have names that no list knows.
 */
export function cityFitsZip(city: string, zipCode: string): boolean {
  const namesakes = zipsOfTown(city);
  const isFar = (zip: string) =>
    Number(zipcodes.distance(zip, fiveDigits(zipCode))) > NEIGHBOR_MILES;
  return namesakes.length === 0 || namesakes.some((zip) => !isFar(zip));
}

let zipsByTown: Map<string, string[]> | null = null;

/** The zips of a town of California, however its name is written. The library would compare all towns each time. */
function zipsOfTown(name: string): readonly string[] {
  zipsByTown ??= Map.groupBy(
    zipcodes.lookupByState("CA").map(({ zip }) => zip),
    (zip) => zipcodes.lookup(zip)?.city.toUpperCase() ?? "",
  );
  return zipsByTown.get(name.trim().toUpperCase()) ?? [];
}

function fiveDigits(zipCode: string): string {
  return zipCode.trim().slice(0, 5);
}
