import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A zip of California with its main town and where it lies. */
export type Place = { zipCode: string; city: string; latitude: number; longitude: number };

type ZipList = {
  /** Those of California, in the order of the list. */
  places: ReadonlyMap<string, Place>;
  /** A line for each zip of the country: `94110 San Francisco, CA`. */
  names: string;
};

const ENTRY =
  /"zip":"(\d{5})","latitude":([-\d.]+),"longitude":([-\d.]+),"city":"([^"]*)","state":"([A-Z]{2})"/gu;

const require = createRequire(import.meta.url);

let list: ZipList | null = null;

/**
 * The country's zips, read when they are first asked for. The package would make 42,000 objects of them, which
 * take 80 MiB: its file is read as text, and kept are California's places and one text with the names of all.
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
  // Copies: a part of a text keeps the whole of it in memory.
  const kept = JSON.parse(JSON.stringify(places)) as Place[];
  return {
    places: new Map(kept.map((place) => [place.zipCode, place])),
    names: Buffer.from(names.join("")).toString(),
  };
}
