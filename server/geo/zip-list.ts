import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A California zip with its main town and coordinates. */
export type Place = { zipCode: string; city: string; latitude: number; longitude: number };

type ZipList = {
  /** California's zips, in the order of the list. */
  places: ReadonlyMap<string, Place>;
  /** One line per zip of the country: `94110 San Francisco, CA`. */
  names: string;
};

const ENTRY =
  /"zip":"(\d{5})","latitude":([-\d.]+),"longitude":([-\d.]+),"city":"([^"]*)","state":"([A-Z]{2})"/gu;

const require = createRequire(import.meta.url);

let list: ZipList | null = null;

/**
 * The country's zips, loaded on first use. The package would create 42,000 objects, which take 80 MiB, so we parse
 * its file as text and keep only California's places and a single string with all names.
 */
export function zipList(): ZipList {
  list ??= readList();
  return list;
}

function readList(): ZipList {
  const file = require.resolve("zipcodes/lib/codes.js");
  const places: Place[] = [];
  const names: string[] = [];
  for (const [, zipCode = "", latitude, longitude, city = "", state] of readFileSync(
    file,
    "utf8",
  ).matchAll(ENTRY)) {
    names.push(`\n${zipCode} ${city}, ${state}`);
    if (state !== "CA") continue;
    places.push({ zipCode, city, latitude: Number(latitude), longitude: Number(longitude) });
  }
  // Copy them: a substring keeps the whole source string in memory.
  const kept = JSON.parse(JSON.stringify(places)) as Place[];
  return {
    places: new Map(kept.map((place) => [place.zipCode, place])),
    names: Buffer.from(names.join("")).toString(),
  };
}
