import { describe, expect, it, test } from "vitest";
import { formatMiles, milesBetween } from "#shared/logistics/distance.ts";

const SAN_FRANCISCO = { latitude: 37.7749, longitude: -122.4194 };
const LOS_ANGELES = { latitude: 34.0522, longitude: -118.2437 };

describe("miles as the crow flies", () => {
  it("San Francisco and Los Angeles are 347 miles apart, in both directions", () => {
    expect(milesBetween(SAN_FRANCISCO, LOS_ANGELES)).toBeCloseTo(347.4, 0);
    expect(milesBetween(LOS_ANGELES, SAN_FRANCISCO)).toBe(milesBetween(SAN_FRANCISCO, LOS_ANGELES));
  });

  it("A place is zero miles from itself", () => {
    expect(milesBetween(SAN_FRANCISCO, SAN_FRANCISCO)).toBe(0);
  });

  it("A degree of latitude is 69 miles, and the antipode is half the earth's circumference away", () => {
    const north = { ...SAN_FRANCISCO, latitude: SAN_FRANCISCO.latitude + 1 };
    expect(milesBetween(SAN_FRANCISCO, north)).toBeCloseTo(69.1, 1);
    const antipode = { latitude: -37.7749, longitude: 57.5806 };
    expect(milesBetween(SAN_FRANCISCO, antipode)).toBeCloseTo(Math.PI * 3_958.8, 0);
  });
});

test.each([
  [0, "1 mi"],
  [0.4, "1 mi"],
  [1.5, "2 mi"],
  [37.6, "38 mi"],
  [347.4, "347 mi"],
])("%d miles are shown as %s", (miles, words) => {
  expect(formatMiles(miles)).toBe(words);
});
