import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { zipList } from "#server/geo/zip-list.ts";
import { cityFitsZip, nameOfZip, placeOfZip } from "#server/geo/zips.ts";

type Zip = { zip: string; city: string; state: string; latitude: number; longitude: number };

/** The data as the package reads it: of two entries with the same zip code, the later one. */
const { codes } = createRequire(import.meta.url)("zipcodes/lib/codes.js") as {
  codes: Record<string, Zip>;
};

describe("The list of zip codes", () => {
  it("has every place in California as the package has it", () => {
    const expected = Object.values(codes).filter(({ state }) => state === "CA");
    expect(zipList().places.size).toBe(expected.length);
    for (const { zip, city, latitude, longitude } of expected) {
      expect(placeOfZip(zip)).toEqual({ zipCode: zip, city, latitude, longitude });
    }
  });

  it("names the town of every zip code in the country", () => {
    const wrong = Object.values(codes).filter(
      ({ zip, city, state }, index) => index % 50 === 0 && nameOfZip(zip) !== `${city}, ${state}`,
    );
    expect(wrong).toEqual([]);
    const lines = zipList().names.split("\n").slice(1);
    expect(lines).toEqual(
      Object.values(codes).map(({ zip, city, state }) => `${zip} ${city}, ${state}`),
    );
    expect(nameOfZip("00000")).toBeNull();
  });

  it("refuses a town that is far from a zip code, but not an unknown town", () => {
    expect(cityFitsZip("San Francisco", "94110-1234")).toBe(true);
    expect(cityFitsZip("Los Angeles", "94110")).toBe(false);
    expect(cityFitsZip("A place that no list knows", "94110")).toBe(true);
  });
});
