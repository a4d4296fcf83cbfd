import { expect, it } from "vitest";
import { californiaMap, pointOnMap } from "#server/geo/map.ts";

const PLACES = {
  crescentCity: { latitude: 41.756, longitude: -124.202 },
  bolinas: { latitude: 37.908, longitude: -122.695 },
  fresno: { latitude: 36.649, longitude: -119.999 },
  needles: { latitude: 34.848, longitude: -114.614 },
  sanDiego: { latitude: 32.716, longitude: -117.161 },
};

it("The map fills its box and is drawn in tenths of a unit", () => {
  const { width, height, outline, counties } = californiaMap();
  const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, width]);
  expect(Math.min(...ys)).toBe(0);
  expect(Math.max(...ys)).toBeGreaterThan(height - 1);
  expect(`${outline}${counties}`).not.toMatch(/\.\d\d/);
});

it("The map is below 20 kB", () => {
  const { outline, counties } = californiaMap();
  expect(outline.length + counties.length).toBeLessThan(20_000);
});

it("Places lie as on any map: north above south, west left of east", () => {
  const at = Object.fromEntries(
    Object.entries(PLACES).map(([name, place]) => [name, pointOnMap(place)]),
  );
  const inOrder = (axis: "x" | "y") =>
    Object.entries(at)
      .toSorted(([, one], [, other]) => one[axis] - other[axis])
      .map(([name]) => name);
  expect(inOrder("y")).toEqual(["crescentCity", "bolinas", "fresno", "needles", "sanDiego"]);
  expect(inOrder("x")).toEqual(["crescentCity", "bolinas", "fresno", "sanDiego", "needles"]);
});
