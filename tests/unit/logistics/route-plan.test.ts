import { describe, expect, it } from "vitest";
import { type LatLng, milesBetween } from "#shared/logistics/distance.ts";
import { type Door, orderDoors, arrangeRoutes, routeMiles } from "#shared/logistics/route-plan.ts";

const DEPOT = { latitude: 37.8, longitude: -122.27 };

/** Pseudorandom numbers between 0 and 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function doorsOf(seed: number, count: number): Door[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, at) => ({
    id: `door ${at}`,
    // Rounded so that several doors share a place, as doors in one zip code do.
    latitude: Math.round((37 + random() * 1.6) * 20) / 20,
    longitude: Math.round((-123 + random() * 1.6) * 20) / 20,
  }));
}

/** The route that always goes to the nearest door that is left. */
function nearestFirst(doors: readonly Door[]): Door[] {
  const left = new Set(doors);
  const route: Door[] = [];
  let here: LatLng = DEPOT;
  while (left.size > 0) {
    const from = here;
    const [next] = [...left].toSorted((a, b) => milesBetween(from, a) - milesBetween(from, b));
    left.delete(next!);
    route.push(next!);
    here = next!;
  }
  return route;
}

const CASES = Array.from({ length: 40 }, (_, seed) => ({ seed, count: (seed * 7) % 45 }));
const idsOf = (doors: readonly Door[]) => doors.map(({ id }) => id).toSorted();

describe("A route", () => {
  it.each(CASES)(
    "of $count doors (seed $seed) is never longer than always going to the nearest door",
    ({ seed, count }) => {
      const doors = doorsOf(seed + 1, count);
      const route = orderDoors(DEPOT, doors);
      expect(idsOf(route)).toEqual(idsOf(doors));
      const most = routeMiles(DEPOT, nearestFirst(doors));
      expect(routeMiles(DEPOT, route)).toBeLessThanOrEqual(most + 1e-6);
    },
  );

  it("without doors is empty and has no length", () => {
    expect(orderDoors(DEPOT, [])).toEqual([]);
    expect(routeMiles(DEPOT, [])).toBe(0);
  });
});

describe("The doors of a window", () => {
  it.each(CASES)(
    "($count, seed $seed) are each on one van, as evenly as possible",
    ({ seed, count }) => {
      const doors = doorsOf(seed + 1, count);
      const vans = (seed % 5) + 1;
      const routes = arrangeRoutes(DEPOT, doors, vans);
      expect(idsOf(routes.flat())).toEqual(idsOf(doors));
      expect(routes).toHaveLength(Math.min(vans, count));
      const sizes = routes.map(({ length }) => length);
      if (count > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
  );
});
